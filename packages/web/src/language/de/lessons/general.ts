import type { texts as english, ways as englishWays } from '../../en/lessons/general.ts'
import type { LessonText } from '../../lessons.ts'

export const texts: { readonly [id in keyof typeof english]: LessonText } = {
  orders: {
    title: 'Dein Auftrag',
    what: 'Zu diesem Gefecht gibt es keinen Auftrag. Wer gewonnen hat, sagt am Ende das Regelwerk.',
    why: 'Alles andere sollte dem dienen. Wie viele Runden bleiben, steht oben.',
    now: 'Sieh dir zuerst den Tisch an: die rechte Maustaste oder die Pfeiltasten verschieben den Blick, das Rad oder + und − holen ihn näher.',
  },
  odds: {
    title: 'Bevor du bestätigst',
    what: 'Noch ist nichts geschehen. Der Schatten zeigt, wohin die Figur ginge, und rechts stehen die Aussichten.',
    why: 'Die Zeile mit der Antwort der anderen ist die Kehrseite: was der Figur dort zustoßen kann, bevor du wieder handelst, und was, wenn sie bleibt.',
    now: 'Versuche einen anderen Ort und sieh auf die Zahlen. Enter bestätigt, Escape verwirft.',
  },
  undo: {
    title: 'Zurücknehmen',
    what: 'Eine Entscheidung lässt sich zurücknehmen, bis jemand daraus etwas erfahren hat: bis Würfel fallen oder ein Geheimnis herauskommt.',
    why: 'So kostet ein Versehen nichts, und niemand würfelt zweimal.',
    now: 'Strg Z geht zurück, Strg Y wieder vor. Wo es nicht geht, sagt der Knopf, warum.',
  },
  over: {
    title: 'Nach dem Gefecht',
    what: 'Die Leiste sagt, wer gewonnen hat und warum, so wie dieses Regelwerk es sieht.',
    why: 'Das ganze Spiel ist aufbewahrt, Wurf für Wurf: im Menü liegt seine Aufzeichnung, vorwärts und rückwärts.',
    now: 'Sieh nach, wo es sich gewendet hat. Die anderen Gefechte sind länger und haben mehr von allem.',
  },
}

export const ways: typeof englishWays = {
  finger: {
    orders: 'Sieh dir zuerst den Tisch an: zwei Finger bewegen den Ausschnitt und holen ihn näher.',
    odds: 'Versuch einen anderen Ort und sieh dir die Zahlen an. Der Haken bestätigt.',
    undo: 'Zurücknehmen steht oben. Wo es nicht geht, steht dort, warum.',
  },
  text: {
    orders:
      'Tippe „liste“, um zu hören, wo alle stehen, „karte“ für die Felder, „hilfe“ für alles, was man tippen kann.',
    odds: 'Tippe „chancen“ vor eine Entscheidung: dann hörst du ihre Zahlen, ohne dass sie fällt. Enter führt sie aus, „abbrechen“ lässt sie fallen.',
    undo: 'Tippe „rückgängig“, um zurückzugehen, „wiederholen“, um es wieder zu tun. Wo es nicht geht, sagt die Antwort, warum.',
  },
}
