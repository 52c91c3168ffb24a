import type { LessonText } from '../../../language/lessons.ts'
import type { texts as english, ways as englishWays } from './en.ts'

export const texts: { readonly [id in keyof typeof english]: LessonText } = {
  'set-up': {
    title: 'Aufstellen',
    what: 'Stell deine Stände nacheinander in deinen Teil des Tisches. Manche dürfen verborgen sein: die andere Seite sieht sie nicht.',
    why: 'Wer in Deckung verborgen ist, wird spät gefunden.',
    now: 'Klicke einen Ort an, oder lass den Rest für dich aufstellen.',
  },
  planning: {
    title: 'Karten im Geheimen',
    what: 'Beide Seiten legen zugleich eine Befehlskarte zu ihren Ständen, verdeckt. Niemand sieht eine Karte, bis alle fertig sind.',
    why: 'Du antwortest nicht auf das, was er tut. Du rätst es.',
    now: 'Nimm einen markierten Stand, dann eine Karte von unten. Ein Stand ohne Karte tut nichts.',
  },
  cards: {
    title: 'Die Nummer ist die Zeit',
    what: 'Die Karten tragen die Nummer des Schrittes, in dem sie wirken: 3 Sturm, 4 Hinlegen, 5 Gezieltes Feuer, 6 Bewegung, 7 Bewegung und Feuer, 8 Gelegenheitsfeuer.',
    why: 'Gezieltes Feuer schießt, bevor sich jemand bewegt. Bewegung kommt weit und schießt nicht. Gelegenheitsfeuer wartet, wer sich zeigt.',
    now: 'In der ersten Runde ist niemand in Reichweite: dafür ist die Karte 6.',
  },
  arrow: {
    title: 'Wohin',
    what: 'Eine Bewegungskarte hat einen Pfeil. Der Stand muss mindestens ein Drittel seiner Strecke gehen, höchstens 45 Grad daneben.',
    why: 'Liegt sie, bindet sie dich, auch wenn es ins Offene geht.',
    now: 'Klicke in die Richtung, in die er gehen soll.',
  },
  sharing: {
    title: 'Wie viele Karten',
    what: 'Ein zuversichtlicher Zug hat drei Karten für seine Gruppen; Waffen haben je eine eigene. Stände, die sich berühren, dürfen eine teilen.',
    why: 'Mehr Gruppen als Karten: halte einige beisammen, Rand an Rand.',
    now: 'Die Leiste zählt mit. Liegt alles, sagt Strg Enter, dass du fertig bist; das gilt.',
  },
  reveal: {
    title: 'Fertig',
    what: 'Deine Karten liegen fest. Ist auch die andere Seite fertig, werden alle zugleich umgedreht.',
    why: 'Jetzt zeigt sich, wer richtig geraten hat.',
    now: 'Sieh auf seine Karten neben seinen Ständen: jede sagt, wann er handelt.',
  },
  steps: {
    title: 'Zehn Schritte',
    what: 'Die Runde geht durch die Schritte oben. Jeder Stand handelt im Schritt seiner Karte; beide Seiten im selben Schritt, Stand für Stand.',
    why: 'Gefragt wirst du nur in Schritten, für die einer deiner Stände eine Karte hat.',
    now: '„Mit dieser Base warten“ lässt nur dieses eine Mal aus; „Schritt fertig“ verlässt den Schritt.',
  },
  charge: {
    title: 'Sturm',
    what: 'Ein Stand mit Sturmkarte nennt einen Gegner und läuft auf ihn zu: seine Strecke und einen Würfel mehr. Er schießt nicht.',
    why: 'Entschieden wird es am Ende der Runde, nach allem Feuer. Wer eine Feuerkarte hat, schießt vorher auf ihn.',
    now: 'Stürme auf das, was schwach ist, in Unordnung oder am Boden.',
  },
  prone: {
    title: 'Hinlegen',
    what: 'Wer liegt, wird von weiter als 150 mm nicht getroffen und schießt in dieser Runde nicht.',
    why: 'Gestürmt verliert er einen Mann und wird zurückgeworfen.',
    now: 'Die Karte für die, die jeder sieht und keiner braucht.',
  },
  aimed: {
    title: 'Gezieltes Feuer',
    what: 'Das erste Feuer der Runde, bevor sich jemand bewegt. Wer schießt, geht nicht mehr.',
    why: 'Alles geschieht zugleich: Verluste gehen ab, wenn der Schritt vorbei ist; wer fällt, hat noch geschossen.',
    now: 'Nimm einen markierten Stand, dann ein Ziel. Gewehre reichen 300 mm, ein leichtes Maschinengewehr 400.',
  },
  hits: {
    title: 'Treffer',
    what: 'Jeder Würfel mit 7 oder mehr nimmt im Offenen eine Figur, 8 in leichter, 9 in fester Deckung. Wer selbst schießt, ist um 1 schwerer zu treffen.',
    why: 'Ein zuversichtlicher Stand mit drei Figuren hat drei Würfel. Mit jeder verlorenen werden es weniger.',
    now: 'Schießt zu mehreren auf einen: ein Stand, der weg ist, schießt nicht mehr.',
  },
  move: {
    title: 'Der Bewegungsschritt',
    what: 'Stände mit Bewegungskarte gehen jetzt, mindestens ein Drittel ihrer Strecke, dem Pfeil nach.',
    why: 'Jeder Gegner auf Gelegenheitsfeuer darf sie an jeder Stelle des Weges beschießen.',
    now: 'Nimm einen markierten Stand und klicke den Ort an. Lass den Weg in Deckung enden, oder im Haus.',
  },
  'by-turns': {
    title: 'Abwechselnd',
    what: 'In einem Schritt wechseln sich die Seiten ab, Stand für Stand.',
    why: 'Wohin du gehst, kann die Antwort darauf sein, wohin er eben ging.',
    now: 'Bewege zuerst, was nicht von ihm abhängt.',
  },
  'move-fire': {
    title: 'Bewegung und Feuer',
    what: 'Die halbe Strecke, dann Feuer mit einem Würfel weniger. Gelegenheitsfeuer kommt davor.',
    why: 'Die Karte für die letzten Schritte zum Gegner.',
    now: 'Geh, bis du ihn siehst, dann schieß.',
  },
  opportunity: {
    title: 'Gelegenheitsfeuer',
    what: 'Ein Gegner kommt einem Stand in den Blick, der darauf wartet. Der darf jetzt schießen, bevor jener weitergeht.',
    why: 'Ein Stand schießt einmal. Am Ende darf er noch auf das schießen, was im Blick bleibt.',
    now: 'Schieß, oder H, um auf ein besseres Ziel zu warten.',
  },
  'opportunity-step': {
    title: 'Das letzte Feuer',
    what: 'Wer auf Gelegenheitsfeuer gewartet hat, schießt jetzt, auf wen er sieht.',
    why: 'Danach kommt nur noch, was Mann gegen Mann entschieden wird.',
    now: 'Aufgehoben wird nichts: schieß mit allen.',
  },
  charged: {
    title: 'Sie stürmen',
    what: 'Ein Gegner läuft auf einen deiner Stände zu. Hat der irgendeine Feuerkarte, darf er dabei auf ihn schießen.',
    why: 'Jede Figur, die jener unterwegs verliert, ist ein Würfel weniger für ihn.',
    now: 'Wenn es so weit ist, wirst du gefragt.',
  },
  melee: {
    title: 'Handgemenge',
    what: 'Beide werfen ihre Würfel und zählen sie zusammen. Der Angreifer gibt für den Sturm einen ab, Deckung gibt einen mehr, jeder Stand zur Unterstützung einen.',
    why: 'Um 1 bis 4 verlieren kostet eine Figur und 200 mm, um 5 oder mehr den Stand.',
    now: 'Stürme mit einem Stand, neben dem Freunde stehen.',
  },
  losses: {
    title: 'Verluste',
    what: 'Jeder Treffer nimmt eine Figur. Die Verluste eines Zuges zählen zusammen: am Bruchpunkt verlässt der ganze Zug den Tisch.',
    why: 'Ein zuversichtlicher Zug trägt etwa zwei Drittel seiner Figuren, ein schlechter die Hälfte.',
    now: 'Die Leiste zeigt beim Planen, wie nah deine daran sind.',
  },
  'next-turn': {
    title: 'Wieder planen',
    what: 'Die Karten werden aufgenommen, und beide Seiten legen neue.',
    why: 'Wer dich in dieser Runde gesehen hat, schießt in der nächsten. Wer jetzt im Offenen steht, soll liegen, schießen oder fort sein.',
    now: 'Überlege, was er legt, und leg, was es schlägt. So geht es von hier an weiter.',
  },
}

export const ways: typeof englishWays = {
  finger: {
    'set-up': 'Tippe einen Ort an, oder lass den Rest für dich aufstellen.',
    arrow: 'Tippe in die Richtung, in die sie gehen soll.',
    sharing: 'Das Blatt zählt die Karten. Ist alles gelegt, melde dich bereit; das gilt.',
    move: 'Nimm eine markierte Base und tippe an, wohin sie gehen soll. Ende in Deckung, oder im Haus.',
    opportunity: 'Schieß, oder warte auf ein besseres Ziel.',
  },
  text: {
    'set-up': 'Sag, wohin, oder tippe „rest“: der Rest wird für dich aufgestellt.',
    planning: 'Nimm eine Base, dann eine Karte. Eine Base ohne Karte tut nichts.',
    arrow: 'Sag, in welche Richtung sie gehen soll: eine Himmelsrichtung, eine Uhrzeit oder einen Namen.',
    sharing: 'Die Karten, die übrig sind, werden hier gezählt. Ist alles gelegt, sei bereit; das gilt.',
    reveal: 'Seine Karten stehen bei seinen Basen: jede sagt, wann er handelt.',
    aimed: 'Nimm eine Base, dann ein Ziel. Ein Gewehr reicht 300 mm, ein leichtes MG 400.',
    move: 'Nimm eine Base und sag, wohin sie gehen soll. Ende in Deckung, oder im Haus.',
    opportunity: 'Schieß, oder tippe „passen“ und warte auf ein besseres Ziel.',
    losses: 'Während du planst, wird gesagt, wie nah jede der deinen daran ist.',
  },
}
