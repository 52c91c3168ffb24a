import type { general as english, LessonText } from '../../en/lessons/general.ts'

export const general: { readonly [id in keyof typeof english]: LessonText } = {
  orders: {
    title: 'Dein Auftrag',
    what: 'Zu diesem Gefecht gibt es keinen Auftrag. Wer gewonnen hat, sagt am Ende das Regelwerk.',
    why: 'Alles andere dient ihm. Wie viele Züge bleiben, steht oben.',
    now: 'Sieh dir zuerst den Tisch an: mit der rechten Taste ziehen verschiebt den Blick, das Rad holt ihn näher.',
  },
  odds: {
    title: 'Bevor du bestätigst',
    what: 'Noch ist nichts geschehen. Der Schatten zeigt, wohin die Figur ginge; darunter stehen die Aussichten, wo sie verraten werden dürfen.',
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
    what: 'Unten steht, wer gewonnen hat und warum, so wie dieses Regelwerk es sieht.',
    why: 'Das ganze Spiel ist aufbewahrt, Wurf für Wurf: im Menü liegt seine Aufzeichnung, vorwärts und rückwärts.',
    now: 'Sieh nach, wo es sich gewendet hat. Die anderen Gefechte sind länger und haben mehr von allem.',
  },
}
