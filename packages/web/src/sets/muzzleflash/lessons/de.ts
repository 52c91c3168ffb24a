import type { LessonText } from '../../../language/lessons.ts'
import type { texts as english, ways as englishWays } from './en.ts'

export const texts: { readonly [id in keyof typeof english]: LessonText } = {
  points: {
    title: 'Aktionspunkte',
    what: 'Jeder Mann hat vier Aktionspunkte, die Striche neben ihm. 2 Zoll gehen kostet einen, ein Schnellschuss einen, ein ruhiger Schuss zwei.',
    why: 'Sei mit einem fertig, bevor du den nächsten beginnst: ist ein anderer dran, ist der erste für diese Runde fertig.',
    now: 'Klicke einen markierten Mann an. Dann den Ort, wohin er gehen, oder den, auf den er schießen soll.',
  },
  kept: {
    title: 'Was du aufhebst',
    what: 'Punkte, die ein Mann nicht ausgibt, hat er im Zug des Gegners: damit reagiert er, je einen Schnellschuss oder einen kurzen Weg.',
    why: 'Wer alle vier ausgibt, ist bis zu seinem nächsten Zug hilflos.',
    now: 'Lass denen, die den Gegner sehen, einen oder zwei. Strg Enter beendet deinen Zug.',
  },
  move: {
    title: 'Gehen',
    what: 'Die Ringe zeigen, was ein Punkt wert ist, 2 Zoll, und was alle übrigen sind. Mauer oder Hecke ist ein Hindernis: jeder Versuch darüber ist eine Probe.',
    why: 'Nach jedem Weg darf der Gegner reagieren. Von Deckung zu Deckung ist besser als geradeaus.',
    now: 'Klicke einen Ort an. Halte X, um zu sehen, wohin der Gegner sieht.',
  },
  fire: {
    title: 'Arten zu schießen',
    what: 'Ein Würfel mit 4 oder mehr trifft. Schnell: 1 Punkt, halbe Würfel, −1. Ruhig: 2 Punkte. Schnellfeuer: 3 Punkte, doppelte Würfel. Gezielt: 4 Punkte, +1.',
    why: 'Neulinge und Erfahrene brauchen für Schnellfeuer und gezielte Schüsse einen Befehl.',
    now: 'Wähle die Art unter dem Ziel. Die Aussichten folgen.',
  },
  wound: {
    title: 'Getroffen, verwundet, tot',
    what: 'Für jeden Treffer wird gewürfelt: bei 4 oder mehr ist der Mann verwundet. Dann entscheidet der Wundwurf der Waffe, ob er tot ist.',
    why: 'Nur jeder zweite Treffer verwundet, und weniger töten. Was die anderen tun, ist niederhalten.',
    now: 'Die Schale zeigt die Würfel jedes Schrittes, das Protokoll die Rechnung.',
  },
  pins: {
    title: 'Niederhaltepunkte',
    what: 'Wer im Offenen getroffen wird und alle im Umkreis von 2 Zoll bekommen für jeden Treffer einen Punkt, und noch einen, wenn ein Mann neben ihnen verwundet wird.',
    why: 'Diese Punkte halten mehr Männer auf als die Kugeln. Wer beisammensteht, teilt sie.',
    now: 'Lass mehr als 2 Zoll zwischen deinen Männern. Die Tropfen neben einem Mann sind seine Punkte.',
  },
  cover: {
    title: 'Deckung',
    what: 'Halbe Deckung ist −1 auf den Treffer, volle −2. Ein Würfel, der nur der Deckung wegen fehlt, gibt doch einen Niederhaltepunkt.',
    why: 'Deckung hält am Leben, nicht ruhig.',
    now: 'Halte M und zeige auf jemanden: die Linie sagt, was im Weg ist.',
  },
  reaction: {
    title: 'Eine Reaktion',
    what: 'Ein Gegner hat etwas getan, worauf deine markierten Männer antworten können. Jeder darf einen Punkt ausgeben: auf ihn schießen, gehen oder nichts.',
    why: 'Jetzt sind nur Schnellschüsse erlaubt, mit −1 und halben Würfeln. Aber wer mitten in seinem Gang niedergehalten wird, verliert den Rest.',
    now: 'Nimm eine Wahl mit ihrer Nummer, oder H, um es geschehen zu lassen.',
  },
  standing: {
    title: 'Nicht jedes Mal gefragt werden',
    what: 'Ein Mann kann eine feste Weisung haben: fragen, immer schießen, nie reagieren. Sie steht hier und auf seiner Karte.',
    why: 'Ein Maschinengewehr, das immer schießt, braucht kein Nachdenken; wer seine Punkte sparen soll, braucht „nie“.',
    now: 'Oder lass alles geschehen bis zu deinem Zug, wenn es auf nichts mehr ankommt.',
  },
  answered: {
    title: 'Auch er reagiert',
    what: 'Der Gegner gibt einen aufgehobenen Punkt aus und antwortet auf deinen Mann. Das kommt nach deiner Handlung und vor der nächsten.',
    why: 'Zähle seine Striche: wer keine mehr hat, reagiert nicht.',
    now: 'Zieh sein Feuer mit einem auf dich, dann beweg die anderen.',
  },
  'pin-test': {
    title: 'Die Probe',
    what: 'Wer Niederhaltepunkte hat, prüft sich, wenn er beginnt oder reagiert: zwei Würfel unter seiner Moral bestehen. Um den Abstand wird er leichter.',
    why: 'Misslingt sie, verliert er alle Aktionspunkte. Leichter wird er nur im eigenen Zug.',
    now: 'Beginne mit denen, die wenige haben: sie stehen eher auf.',
  },
  pinned: {
    title: 'Niedergehalten',
    what: 'Wer nach der Probe noch Punkte hat, ist niedergehalten: in Deckung zieht er sich außer Sicht, im Offenen rennt er in Deckung. Seine Aktivierung ist vorbei.',
    why: 'Am Ende seines Zuges geht ein Punkt weg. Im Offenen nimmt die Probe keinen.',
    now: 'Ein Führer kann seine Männer aufstehen lassen. Wer so viele Punkte hat wie Moral, flieht.',
  },
  hedge: {
    title: 'Über das Hindernis',
    what: 'Hinüber geht es mit einer Probe. Misslingt sie, ist der Punkt weg; solange er Punkte hat, darf er es wieder versuchen.',
    why: 'Ein Mann kann eine ganze Runde vor einer Hecke stehen.',
    now: 'Such die Lücke: eine Tür, ein Tor, das Ende der Mauer.',
  },
  order: {
    title: 'Befehle',
    what: 'Ein Führer darf in der Runde einen Befehl für 2 Punkte geben: er macht eine Probe, und besteht er sie, gilt er für seine Männer bis 8 Zoll.',
    why: 'Schnellfeuer, Laufschritt oder Aufstehen, für viele zugleich.',
    now: 'Klicke den markierten Führer an, bevor die dran sind, denen er befehlen soll.',
  },
  grenade: {
    title: 'Handgranaten',
    what: 'Ein Punkt zum Scharfmachen, dann ein Wurf wie ein Schuss. Geht er fehl, springt sie: um einen Würfel gezielt, zwei ruhig, drei schnell.',
    why: 'Sie erreicht, wen keine Kugel erreicht.',
    now: 'Mach sie scharf, wenn du nah bist. Hastig geworfen kann sie hinter dir landen.',
  },
  'grenade-lands': {
    title: 'Da liegt sie',
    what: 'Eine Handgranate geht eine Handlung nach dem Aufschlag hoch. Wer nah ist und einen Punkt hat, darf vorher reagieren: laufen oder sich darauf werfen.',
    why: 'So vertreibt sie auch, wo sie niemanden tötet.',
    now: 'Der Umkreis ist auf dem Tisch gezeichnet.',
  },
  injured: {
    title: 'Verwundete',
    what: 'Er liegt da. Nach ihm zu sehen kostet 3 Punkte: bei 1 stirbt er, bei 6 steht er auf. Man kann ihn zum Verbandsplatz tragen.',
    why: 'Am Ende allein gelassen kostet er seine Seite 3 Siegpunkte, mit einem Kameraden neben sich 1.',
    now: 'Lass in der letzten Runde einen Mann bei ihm.',
  },
  melee: {
    title: 'Nahkampf',
    what: 'Jeder wirft einen Würfel für jeden Punkt, den er noch hat, mindestens einen. Der höchste versucht zuerst zu verwunden.',
    why: 'Wer mit Punkten in der Hand stürmt, ist der Stärkere.',
    now: 'Stürme auf einen, der seine ausgegeben hat.',
  },
  'other-turn': {
    title: 'Der Zug des Gegners',
    what: 'Jetzt handelt er Mann für Mann. Wenn deine antworten können, wirst du gefragt.',
    why: 'Ein Punkt je Reaktion, und nur auf etwas, das sie angeht.',
    now: 'Sieh, wohin er geht. N überspringt das Zusehen.',
  },
  'next-turn': {
    title: 'Wieder dein Zug',
    what: 'Alle deine Männer haben wieder vier Punkte. Was übrig war, ist verloren, nicht dazugezählt.',
    why: 'Für nichts aufgehobene Punkte sind verschenkt.',
    now: 'So geht es von hier an weiter. C zeigt die letzte Erklärung noch einmal.',
  },
}

export const ways: typeof englishWays = {
  finger: {
    points: 'Tippe einen markierten Mann an. Dann, wohin er gehen oder auf wen er schießen soll.',
    kept: 'Lass denen, die den Gegner sehen, ein oder zwei Punkte. Dann beende deinen Zug.',
    move: 'Tippe einen Ort an. Bedrohung, bei den Werkzeugen des Tisches, zeigt, wohin der Gegner sieht.',
    cover: 'Zieh das Maßband von Mann zu Mann: die Linie sagt, was im Weg ist.',
    reaction: 'Nimm eine der Möglichkeiten, oder lass es vorbeigehen.',
    order: 'Tippe den markierten Führer an, vor den Männern, denen er befehlen soll.',
    'other-turn': 'Sieh zu, wohin er geht, oder überspringe es.',
    'next-turn': 'So geht es von hier an weiter.',
  },
  text: {
    points: 'Nimm eine Möglichkeit mit ihrer Nummer, dann einen Mann, dann einen Ort oder ein Ziel.',
    kept: 'Lass denen, die den Gegner sehen, ein oder zwei Punkte. Das Ende steht bei den Möglichkeiten.',
    move: 'Sag, wohin. „gefahr“ sagt, was der Gegner erreichen oder sehen kann.',
    cover: 'Tippe „sicht“ und zwei Namen: die Antwort sagt, was im Weg ist.',
    reaction: 'Nimm eine Möglichkeit mit ihrer Nummer, oder tippe „passen“.',
    order: 'Lass den Führer befehlen, bevor seine Männer handeln.',
    'other-turn': 'Was er tut, wird hier vorgelesen. Du wirst gefragt, wenn deine Männer antworten können.',
    'next-turn': 'So geht es von hier an weiter.',
  },
}
