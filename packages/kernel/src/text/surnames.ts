import type { Id } from '../game/store.ts'
import { nationOf } from './kind-name.ts'
import type { Nameable } from './names.ts'
import type { RollCall } from './roll-call.ts'

/** Surnames by nation, as many as a large battle needs. Men are named from these unless their scenario names them. */
export const surnames: { readonly [nation: string]: readonly string[] } = {
  British: (
    'Hale Webb Mercer Ashby Barlow Bates Birch Blake Booth Boyd Bridger Burton Carver Chapman Clegg Cole Coyle ' +
    'Craddock Crane Cross Dale Dawson Denby Dobbs Draper Dunn Ellis Fenn Fletcher Foster Frost Garner Gibbs ' +
    'Goddard Grady Grice Hardy Harker Hobbs Holt Hook Hurst Ingram Jarvis Judd Kemp Kerr Knowles Lamb Langley ' +
    'Larkin Lomax Lowe Marsh Mason Mead Moffat Morley Nash Neal Noakes Oakley Orme Osborne Page Parry Peake Pike ' +
    'Platt Pratt Quayle Reeve Riley Rudd Sawyer Shaw Skelton Slater Snow Stokes Stubbs Swain Tanner Tate Thorne ' +
    'Tibbs Todd Tranter Unwin Vance Wade Walsh Ward Weston Whitlock Wicks Wilde Yates'
  ).split(' '),
  American: (
    'Adams Alvarez Baker Bell Benson Brooks Burke Callahan Carlson Carter Casey Chandler Clark Collins Conway ' +
    'Cooper Cortez Crawford Daly Dawes Delgado Dixon Doyle Duffy Evans Farley Ferrara Flynn Ford Gallo Garrett ' +
    'Gomez Grant Hanley Harper Hayes Hicks Hogan Holden Hughes Irwin Jackson Jensen Kane Kelly Kirby Kowalski ' +
    'Landry Larson Lopez Lynch Malone Martin Mazur McCall McGee Miller Mills Moore Morgan Murphy Nelson Novak ' +
    'Olsen Ortiz Parker Pearce Perez Porter Powell Quinn Ramsey Reed Rizzo Rogers Romano Russo Saunders Sloan ' +
    'Stone Sullivan Sutton Taylor Tucker Turner Vega Walker Watts Wheeler Wilson Wojcik'
  ).split(' '),
  German: (
    'Vogt Adler Albrecht Arndt Bauer Baumann Beck Berger Böhm Brandt Braun Busch Decker Dietrich Dörfler ' +
    'Eberhardt Eckert Engel Ernst Fiedler Fink Frank Franke Frey Fuchs Gärtner Geiger Graf Groß Günther Haas Hahn ' +
    'Hartmann Hauser Heinrich Heller Henning Herrmann Hoffmann Horn Huber Jäger Jung Kaiser Keller Kessler ' +
    'Kirchner Klein Koch Köhler König Kraft Krämer Kraus Krüger Kuhn Kurz Lang Lehmann Lindner Lorenz Ludwig ' +
    'Maier Martens Mertens Meyer Möller Moser Naumann Neumann Ott Pfeiffer Pohl Reuter Richter Ritter Roth Sauer ' +
    'Schäfer Schenk Schilling Schmitt Schreiber Schubert Schuster Seidel Sommer Stark Stein Thiel Ulrich Voss ' +
    'Wagner Weber Weiß Werner Winkler Wolf Zeller Ziegler Zimmermann'
  ).split(' '),
  Russian: (
    'Antonov Baranov Belov Blinov Bogdanov Bykov Chernov Danilov Davydov Dorokhov Dubov Fedorov Filatov Fomin ' +
    'Frolov Galkin Gavrilov Gorbunov Gromov Gusev Ignatov Ilyin Isayev Ivanov Kalinin Karpov Kazakov Kirillov ' +
    'Klimov Komarov Korolev Kotov Kozlov Krylov Kuznetsov Lapin Lebedev Loginov Lukin Makarov Maltsev Markov ' +
    'Medvedev Melnikov Mironov Morozov Naumov Nikitin Noskov Orlov Osipov Panov Pavlov Petrov Polyakov Popov ' +
    'Rodionov Romanov Ryabov Rybakov Safonov Savin Semyonov Serov Shubin Sidorov Smirnov Sobolev Sokolov Sorokin ' +
    'Stepanov Suvorov Tarasov Tikhonov Titov Trofimov Ushakov Vasilyev Vinogradov Volkov Vorobyov Voronin ' +
    'Yakovlev Yefimov Yegorov Zaitsev Zakharov Zhukov Zimin Zotov Zuyev'
  ).split(' '),
  French: (
    'Arnaud Aubert Bailly Barbier Baudin Benoit Bernard Berthier Blanchet Bonnet Bouchard Boulanger Bourdin Brun ' +
    'Caron Charpentier Chevalier Clément Colin Collet Cordier Coste Delmas Deschamps Dubois Dufour Dumas Dupont ' +
    'Durand Fabre Faure Ferrand Fleury Fontaine Fournier Gaillard Garnier Gauthier Gérard Girard Giraud Guérin ' +
    'Guillot Hamel Hubert Humbert Jacquet Joly Lacroix Lambert Langlois Leclerc Lefort Legrand Lemaire Leroux ' +
    'Lesage Loiseau Maillard Marchand Maréchal Masson Mercier Meunier Michaud Millet Monnier Moreau Morel Moulin ' +
    'Navarre Noël Olivier Paget Perrin Petit Picard Poirier Prévost Renard Renaud Ricard Rivière Robin Roche ' +
    'Rousseau Roussel Roux Royer Tessier Thibault Vallet Vasseur Vidal Villard'
  ).split(' '),
}

/** Two men of a table never have the same name; after the last surname, they have initials. */
export function surnamesOf(pieces: readonly Nameable[], rollCall: RollCall | undefined): ReadonlyMap<Id, string> {
  const found = new Map<Id, string>()
  if (!rollCall || rollCall.men.length === 0) return found
  const men = new Set(rollCall.men)
  const taken = new Set<string>()
  for (const { id, side = '', kind = '' } of pieces) {
    if (!men.has(kind)) continue
    const nation = nationOf([kind]) ?? rollCall.nations[side] ?? ''
    const list = surnames[nation === 'Soviet' ? 'Russian' : nation]
    if (!list) continue
    const name = freeFrom(list, startOf(`${rollCall.seed} ${id}`, list.length), taken)
    if (!name) continue
    taken.add(name)
    found.set(id, name)
  }
  return found
}

/** Where in the list the search for a man's name begins (FNV-1a): only men who begin at the same place affect each other. */
function startOf(text: string, size: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return (hash >>> 0) % size
}

function freeFrom(list: readonly string[], start: number, taken: ReadonlySet<string>): string {
  for (const initial of ['', ...initials])
    for (let i = 0; i < list.length; i++) {
      const name = `${initial}${list[(start + i) % list.length]}`
      if (!taken.has(name)) return name
    }
  return ''
}

const initials = [...'AEHJLMPRSTW'].map(letter => `${letter}. `)
