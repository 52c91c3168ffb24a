import type { LessonText } from '../../../language/lessons.ts'
import type { texts as english, ways as englishWays } from './en.ts'

export const texts: { readonly [id in keyof typeof english]: LessonText } = {
  steps: {
    title: 'Die Schritte eines Zugs',
    what: 'Ein Würfel hat entschieden, wer beginnt. Jede Seite geht dann durch die Schritte oben: Ereignis, Erholung, Initiative, Befehle, Bewegung, Feuer, Nahkampf.',
    why: 'Die Reihenfolge ist immer dieselbe: wer schießen will, darf vorher nicht zu weit gegangen sein.',
    now: 'Strg Enter beendet einen Schritt. Was gelb ist, ist jetzt.',
  },
  free: {
    title: 'Auf eigene Faust',
    what: 'Ohne Befehl dürfen deine Männer bis zu 5 cm rücken.',
    why: 'Schützen und Werfer dürfen nach 5 cm noch schießen. Aber wer gerückt ist, den lassen die Befehle danach aus.',
    now: 'Rücke nur die, die einen besseren Platz zum Schießen brauchen. Dann beende den Schritt.',
  },
  'orders-step': {
    title: 'Befehle',
    what: 'Weiter gehen Männer nur auf Befehl. Ein Führer würfelt zweimal: sein Befehlswert oder weniger, und die er genannt hat, dürfen gehen. −1 ab 20 cm.',
    why: 'Jedem wird einmal in der Runde befohlen. Bereitschaft ist der andere Befehl: sie halten das Feuer und achten auf Bewegung.',
    now: 'Nimm einen markierten Führer, wähle den Befehl, dann markiere die Männer mit Umschalt oder einem Rahmen.',
  },
  'order-roll': {
    title: 'Haben sie es gehört?',
    what: 'Zwei Würfel, gleich oder unter dem Befehlswert gelingt; was es schwerer macht, steht daneben. Misslingt es, bleiben sie.',
    why: 'Unter Maschinengewehrfeuer und weit vom Führer hört man wenig.',
    now: 'Halte Führer näher als 20 cm bei ihren Männern.',
  },
  'move-step': {
    title: 'Bewegung',
    what: 'Wer einen Befehl hat, geht bis zu 15 cm oder rennt bis zu 25.',
    why: 'Wer rennt, schießt in dieser Runde nicht und steht in der nächsten still. In Berührung zu gehen ist ein Sturm.',
    now: 'Geh von Deckung zu Deckung. Eine Mauer muss man erklettern: 5 cm, und bei 1 oder 2 misslingt es.',
  },
  'fire-step': {
    title: 'Feuer',
    what: 'Jeder darf ohne Befehl schießen, wenn er nicht zu weit gegangen ist: Maschinengewehre gar nicht, Gewehre und Handgranaten 5 cm, Pistolen einen ganzen Weg.',
    why: 'Feuer tut zweierlei: es tötet, und wen es nicht tötet, den hält es nieder.',
    now: 'Klicke einen markierten Mann an, dann einen Gegner. Aussichten stehen da, wo keine verdeckte Karte sie ändern könnte.',
  },
  shot: {
    title: 'Drei Würfe je Schuss',
    what: 'Erst ob er trifft, dann die Deckung: bei 1 bis 3 hält sie die Kugel auf. Dann, ob er verwundet.',
    why: 'Hinter einer Mauer oder im Graben ist jeder zweite Treffer keiner.',
    now: 'Die Schale zeigt, welcher Wurf es war und was er brauchte.',
  },
  lewis: {
    title: 'Das leichte Maschinengewehr',
    what: 'Drei Schüsse je Runde mit Bedienung, zwei mit einem Mann. Es darf nicht gehen und schießen.',
    why: 'Zeigen zwei seiner Würfel 1, klemmt es. Wer unter seinem Feuer liegt, folgt Befehlen mit −1.',
    now: 'Lass es, wo es weit sieht, und schieß damit zuerst.',
  },
  overwatch: {
    title: 'Überwachung',
    what: 'Wer kaum gegangen ist und nicht schießt, darf das Gelände vor sich überwachen.',
    why: 'Auf Gegner, die dort in ihrem Zug gehen, kann er schießen, mit −1.',
    now: 'Gib es denen ohne gutes Ziel, mit dem Gesicht dahin, wo der Gegner kommen muss.',
  },
  grenade: {
    title: 'Handgranaten',
    what: 'Eine Handgranate trifft nicht auf Wurf: sie springt, nah um einen Würfel, fern um zwei, um einen mehr für jede Mauer dazwischen. Ein Werfer zieht einen ab.',
    why: 'Ihr Umkreis misst 8 cm und fragt niemanden, zu wem er gehört.',
    now: 'Wirf dahin, wo sie beisammenstehen.',
  },
  luck: {
    title: 'Ein Glückspunkt',
    what: 'Etwas ist schiefgegangen, und ein Glückspunkt kann es ändern: einen Würfel noch einmal werfen oder einen eben Getroffenen retten.',
    why: 'Ein Mann oder eine Gruppe hat wenige davon, und sie kommen nicht wieder.',
    now: 'Die Frage sagt, worum es geht. H lässt es gelten.',
  },
  valour: {
    title: 'Tapferkeit',
    what: 'Ein Tapferkeitspunkt kauft etwas Heldenhaftes: doppelt so weit gehen, zweimal angreifen, gehen und doch schießen, ohne Befehl führen.',
    why: 'Er wirkt für den, der ihn ausgibt, und für alle im Umkreis von 10 cm.',
    now: 'Die Punkte liegen unten links. Heb einen auf für den Augenblick, der entscheidet.',
  },
  courage: {
    title: 'Mut',
    what: 'Getroffen, aber nicht verwundet: sein Mut wird geprüft, zwei Würfel gleich oder darunter. Ein Führer bis 20 cm leiht seinen.',
    why: 'Wem es misslingt, der wirft sich hin.',
    now: 'Bring einen Führer zu denen, auf die geschossen wird.',
  },
  pinned: {
    title: 'Niedergehalten',
    what: 'Er darf nicht gehen und nicht schießen, und niemand kann ihm befehlen. Zu Beginn seines eigenen Zuges prüft er sich wieder.',
    why: 'Er hat die beste Deckung, die es gibt: auf ihn zu schießen geht kaum. Man muss ihn aufsuchen.',
    now: 'Geh, solange sie die Köpfe unten haben.',
  },
  'close-step': {
    title: 'Nahkampf',
    what: 'Zuletzt kommen die dran, die sich berühren. Beide zählen einen Würfel zu ihrer Kampfkraft; der höhere gewinnt und verwundet.',
    why: 'Wer gestürmt wird, darf vorher schießen, wenn sein Mut hält.',
    now: 'Berührt sich niemand, beende den Schritt; dann ist die andere Seite dran.',
  },
  'hand-to-hand': {
    title: 'Mann gegen Mann',
    what: 'Je ein Würfel und die Kampfkraft; +1 für den, der angefangen hat, −1 am Boden oder gegen mehrere.',
    why: 'Ist keiner besser, weichen beide 3 cm.',
    now: 'Geh zu zweit auf einen.',
  },
  watching: {
    title: 'Er bewegt sich vor dir',
    what: 'Ein Gegner geht, wo einer deiner Männer wacht. Der darf sofort schießen, mit −1; in Bereitschaft entscheidet Würfel gegen Würfel, ob er ihn rechtzeitig bemerkt.',
    why: 'Was jetzt geschossen ist, ist in deinem Zug nicht mehr da.',
    now: 'Schieß, oder H, um auf ein besseres Ziel zu warten.',
  },
  card: {
    title: 'Eine Karte',
    what: 'Wer um die Initiative eine 1 würfelt, zieht eine Karte. Manche geschehen sofort, manche behält man, bis sie nützen.',
    why: 'Niemand sonst sieht, was du hältst.',
    now: 'Die Karte liegt oben links. Die du behältst, sind unten links: klicke eine an, um sie zu spielen.',
  },
  half: {
    title: 'Die Hälfte ist weg',
    what: 'Eine Gruppe mit halber Stärke prüft ihren Mut, und wem es jetzt misslingt, der duckt sich nicht, sondern läuft: zwei Züge lang zum eigenen Rand.',
    why: 'Eine Gruppe zu brechen geht schneller, als sie zu töten.',
    now: 'Lass einen Führer bei denen, die bleiben.',
  },
  'other-turn': {
    title: 'Der Zug der anderen Seite',
    what: 'Jetzt geht sie durch dieselben Schritte.',
    why: 'Mit einem Tapferkeitspunkt darfst du jederzeit die Initiative nehmen und außer der Reihe handeln.',
    now: 'Hier steht, wann du darfst. Sonst sieh zu; N überspringt.',
  },
  'next-turn': {
    title: 'Eine neue Runde',
    what: 'Um die Initiative wird neu gewürfelt. Wer niedergehalten war, prüft zuerst seinen Mut.',
    why: 'Wer zuletzt dran war, kann jetzt zuerst dran sein.',
    now: 'So geht es von hier an weiter. C zeigt die letzte Erklärung noch einmal.',
  },
}

export const ways: typeof englishWays = {
  finger: {
    steps: 'Beende einen Schritt, wenn er getan ist. Gelb ist, was jetzt ist.',
    'orders-step': 'Nimm einen markierten Führer, wähle den Befehl, dann tippe die Männer an.',
    'fire-step':
      'Tippe einen markierten Mann an, dann einen Gegner. Die Aussichten stehen da, wo keine verdeckte Karte sie ändern kann.',
    luck: 'Die Frage sagt, wofür es ist. Lass es, wenn es keinen Punkt wert ist.',
    watching: 'Schieß, oder warte auf ein besseres Ziel.',
    card: 'Die Karte liegt über dem Tisch. Die du behältst, liegen daneben: tippe eine an, um sie zu spielen.',
    'other-turn': 'Die Frage sagt, wann du darfst. Sonst sieh zu, oder überspringe es.',
    'next-turn': 'So geht es von hier an weiter.',
  },
  text: {
    steps: 'Das Ende eines Schrittes steht bei seinen Möglichkeiten. Oben steht, welcher Schritt es ist.',
    'orders-step': 'Nimm den Befehl, dann den Führer, dann die Männer mit Kommas dazwischen.',
    'fire-step':
      'Nimm einen Mann, dann einen Gegner. Die Aussichten stehen da, wo keine verdeckte Karte sie ändern kann.',
    shot: 'Im Protokoll steht, welcher Wurf es war und was er brauchte.',
    luck: 'Die Frage sagt, wofür es ist. „passen“ lässt es dabei.',
    valour: 'Deine Punkte stehen neben dem Protokoll. Behalte einen für den Augenblick, der entscheidet.',
    watching: 'Schieß, oder tippe „passen“ und warte auf ein besseres Ziel.',
    card: 'Die Karte wird hier vorgelesen. Die du behältst, stehen neben dem Protokoll.',
    'other-turn': 'Die Frage sagt, wann du darfst. Sonst lies weiter.',
    'next-turn': 'So geht es von hier an weiter.',
  },
}
