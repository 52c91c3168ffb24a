import type { LessonText } from '../../../language/lessons.ts'
import type { texts as english, ways as englishWays } from './en.ts'

export const texts: { readonly [id in keyof typeof english]: LessonText } = {
  first: {
    title: 'Wer beginnt',
    what: 'In jeder Runde würfelt jede Seite einmal. Die höhere wählt, wer in der ersten Hälfte der Runde am Zug ist.',
    why: 'Wer zuerst dran ist, schießt zuerst. Wer danach kommt, sieht, wohin der andere gegangen ist, und antwortet.',
    now: 'Solange niemand nah ist, wähle, wie du willst. Stehen sich Männer gegenüber, fang an.',
  },
  status: {
    title: 'Statusproben',
    what: 'Für jede deiner Figuren ist gewürfelt worden. Bei 1 bis 4 darf sie gehen oder schießen, bei 5 nur schießen, bei 6 tut sie in dieser Runde nichts.',
    why: 'Man weiß nie, wer handeln kann. Ein Plan, der einen einzigen Mann braucht, ist keiner.',
    now: 'Wer handeln kann, hat einen gelben Ring. Die Würfel liegen in der Schale.',
  },
  act: {
    title: 'Einer nach dem anderen',
    what: 'Jede Figur, die es kann, darf gehen oder schießen, nie beides. Die Reihenfolge ist frei; keine muss.',
    why: 'Schieß, bevor du gehst: wer gefallen ist, schießt auf niemanden mehr, der an ihm vorbeiläuft.',
    now: 'Klicke eine markierte Figur an. Dann den Ort, wohin sie gehen soll, oder einen Gegner.',
  },
  move: {
    title: 'Gehen',
    what: 'Eine Figur geht bis zu 6 Zoll weit, in jeder Haltung: überall in der farbigen Fläche. Mauer oder Hecke kosten 3 davon, Kniehohes 1; um Bäume muss man herum.',
    why: 'Hinter einer Mauer oder im Haus braucht ein Schuss 3 mehr. Lass deine Wege dort enden.',
    now: 'Klicke einen Ort in der Fläche an. Strg und Klick setzt einen Wegpunkt.',
  },
  fire: {
    title: 'Schießen',
    what: 'Ein Würfel je Schuss, und eine Summe von 6 schaltet aus. Nah ist besser: +2 bis 3 Zoll, +1 bis 6. Stehende Ziele geben 1 dazu, Deckung nimmt 3 weg.',
    why: 'Auf wen du sehen und wen du erreichen kannst, auf den darfst du schießen. Was im Weg ist, steht an der Linie.',
    now: 'Lies die Aussichten, bevor du bestätigst. Zeige auf ein anderes Ziel, um zu vergleichen.',
  },
  cover: {
    title: 'Deckung',
    what: 'Ein Ziel in Deckung wird mit −3 getroffen. Deckung gilt, wo die Figur sie berührt oder die Schusslinie darüber geht. Im Haus zählt ein Mann auch noch eine Haltung tiefer.',
    why: 'Von fern kommt ein Gewehr dagegen nicht auf 6: geh nah heran, nimm eine automatische Waffe, einen Führer oder eine Handgranate.',
    now: 'Halte M und zeige von Figur zu Figur: das Lineal sagt, was im Weg ist.',
  },
  grenade: {
    title: 'Handgranaten',
    what: 'Eine Handgranate fliegt 6 Zoll und gilt einer Stelle. Für jede Figur im Umkreis von 4 Zoll wird mit +3 gewürfelt, auch für deine.',
    why: 'Wer die Wand eines Gebäudes berührt, wirft sie hinein: sie wirkt doppelt so weit und bleibt im Haus.',
    now: 'Um in ein Gebäude zu werfen, bring die markierte Figur an seine Wand. Der Umkreis ist gezeichnet, bevor du wirfst.',
  },
  leader: {
    title: 'Führen',
    what: 'Ein Führer darf führen, statt zu gehen oder zu schießen. Figuren bis 6 Zoll gehen 1 Zoll weiter oder schießen um 1 besser, und wer seinen Wurf verpatzt hat, darf noch einmal.',
    why: 'Ein Mann, der vier führt, ist mehr wert als noch eine Pistole.',
    now: 'Lass die markierte Figur zuerst führen, dann die um sie handeln.',
  },
  'other-half': {
    title: 'Die andere Hälfte',
    what: 'Eine Runde hat zwei Hälften. In der anderen würfelt die andere Seite für ihre Figuren und handelt ebenso.',
    why: 'In diesem Regelwerk reagiert niemand. Wen du im Offenen lässt, der bleibt dort.',
    now: 'N springt zu deiner nächsten Entscheidung; das Protokoll nennt jeden Schuss.',
  },
  'under-fire': {
    title: 'Unter Feuer',
    what: 'Sie schießen. Im Protokoll steht die ganze Rechnung: der Würfel, was dazukam und warum, und was nötig war.',
    why: 'Die Wirkung tritt sofort ein: wer ausgeschaltet ist, verlässt den Tisch und tut nichts mehr.',
    now: 'Klicke eine Zeile an, um zu sehen, wo es war; klicke eine Regelnummer an, um sie zu lesen.',
  },
  'hand-to-hand': {
    title: 'Mann gegen Mann',
    what: 'Wer seinen Weg an einem Gegner beendet, muss mit ihm kämpfen. Beide würfeln, ein Bajonett gibt 1 dazu, die kleinere Summe ist ausgeschaltet.',
    why: 'Es steht gleich zu gleich, welche Deckung der andere auch hat. So nimmt man Häuser.',
    now: 'Schick den Mann, den du entbehren kannst, oder einen mit Bajonett.',
  },
  rally: {
    title: 'Ein zweiter Wurf',
    what: 'Eine Figur bis 6 Zoll von einem Führer, der führt, hat noch einmal gewürfelt, um 1 besser.',
    why: 'Anders kommen die mit 5 oder 6 nicht hoch.',
    now: 'Führe, bevor du etwas anderes tust: dann weißt du, wer handeln kann.',
  },
  'next-turn': {
    title: 'Eine neue Runde',
    what: 'Beide Seiten würfeln wieder um die erste Hälfte, und für jede Figur wird neu gewürfelt.',
    why: 'Wer zuletzt dran war, kann jetzt zuerst dran sein: zwei Hälften hintereinander.',
    now: 'Überlege, wessen Hälfte jetzt mehr schadet, und wähle. So geht es von hier an weiter.',
  },
}

export const ways: typeof englishWays = {
  finger: {
    act: 'Tippe eine markierte Figur an. Dann den Ort, wohin sie gehen soll, oder einen Gegner.',
    move: 'Tippe einen Ort in der Fläche an; noch einmal, oder der Haken, und sie geht dorthin.',
    cover: 'Das Maßband am Rand des Tisches sagt, was im Weg ist: zieh es von Figur zu Figur.',
    'other-half': 'Du kannst zu deiner nächsten Entscheidung springen; das Protokoll nennt jeden Schuss.',
    'under-fire': 'Tippe eine Zeile an, um zu sehen, wo es war; tippe eine Regelnummer an, um sie zu lesen.',
  },
  text: {
    status: 'Wer handeln kann, steht bei jeder Möglichkeit. Die Würfel stehen im Protokoll.',
    act: 'Nimm eine Möglichkeit mit ihrer Nummer, dann eine Figur, dann einen Ort oder einen Gegner.',
    move: 'Sag, wohin: ein Feld, eine Richtung und eine Länge, oder einen Namen. „weg“ und ein Name sagt, wie weit sie kommt.',
    fire: 'Lies die Aussichten, bevor du bestätigst. „chancen“ mit einem anderen Ziel vergleicht.',
    cover: 'Tippe „sicht“ und zwei Namen: die Antwort sagt, was im Weg ist.',
    grenade: 'Bring den Grenadier erst an die Wand. Wen die Wirkung träfe, wird gesagt, bevor du wirfst.',
    leader: 'Lass ihn zuerst führen, dann die um ihn handeln.',
    'other-half': 'Was sie tun, wird hier vorgelesen und steht im Protokoll.',
    'under-fire': 'Tippe „bericht“, um es wieder zu lesen; „lies“ und eine Regelnummer liest die Regel vor.',
  },
}
