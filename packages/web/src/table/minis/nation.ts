import { ambush } from '../paint/camouflage.ts'
import type { PieceLook } from '../scene.ts'

export type NationName = PieceLook['nation']
export type Helmet = 'brodie' | 'm1' | 'stahlhelm' | 'adrian' | 'ssh40'

/** What a figure of an army wears. */
export interface Nation {
  readonly helmet: Helmet
  readonly helmetColour: string
  readonly coat: string
  readonly legs: string
  readonly boots: string
  readonly webbing: string
  readonly pack: string
  /** Cloth round the shins; without it boots are tall. */
  readonly puttees: string | null
  readonly skirt: number
  readonly vehicle: {
    readonly paint: string
    readonly dark: string
    /** Patches over the paint. */
    readonly camouflage?: boolean
    /** The colour of its stars; those who wear none wear crosses and numbers. */
    readonly star: string | null
  }
}

const white = '#e9e4d4'
const allied = { paint: '#7b784a', dark: '#545234', star: white }
const german = { paint: ambush.base, dark: '#6f6040', camouflage: true, star: null }

export const nations: { readonly [name in NationName]: Nation } = {
  british: {
    helmet: 'brodie',
    helmetColour: '#74704a',
    coat: '#94805a',
    legs: '#86724c',
    boots: '#2e231a',
    webbing: '#a39465',
    pack: '#94855a',
    puttees: '#85734a',
    skirt: 3,
    vehicle: allied,
  },
  american: {
    helmet: 'm1',
    helmetColour: '#5d653d',
    coat: '#a3956b',
    legs: '#7e7252',
    boots: '#4a3322',
    webbing: '#8d8a60',
    pack: '#7f7b52',
    puttees: '#9b9168',
    skirt: 3,
    vehicle: allied,
  },
  german: {
    helmet: 'stahlhelm',
    helmetColour: '#56605a',
    coat: '#788270',
    legs: '#6b756b',
    boots: '#221d1a',
    webbing: '#2b2622',
    pack: '#6a5a40',
    puttees: null,
    skirt: 3,
    vehicle: german,
  },
  soviet: {
    helmet: 'ssh40',
    helmetColour: '#5c6a40',
    coat: '#a99a68',
    legs: '#8f855c',
    boots: '#26201c',
    webbing: '#5a4228',
    pack: '#857848',
    puttees: null,
    skirt: 3.4,
    vehicle: { paint: '#67703f', dark: '#474e2c', star: '#a23328' },
  },
  french: {
    helmet: 'adrian',
    helmetColour: '#7590ab',
    coat: '#7f97b1',
    legs: '#71889f',
    boots: '#30261f',
    webbing: '#5a3f28',
    pack: '#8a7a5a',
    puttees: '#6f869d',
    skirt: 5.6,
    vehicle: allied,
  },
  'german-1916': {
    helmet: 'stahlhelm',
    helmetColour: '#6b7159',
    coat: '#868c77',
    legs: '#7a7f6e',
    boots: '#2a2320',
    webbing: '#4a3a28',
    pack: '#7d6a4a',
    puttees: '#5b594a',
    skirt: 3.4,
    vehicle: german,
  },
  'british-1916': {
    helmet: 'brodie',
    helmetColour: '#7a7450',
    coat: '#94805a',
    legs: '#86724c',
    boots: '#2e231a',
    webbing: '#a39465',
    pack: '#94855a',
    puttees: '#85734a',
    skirt: 3,
    vehicle: { paint: '#6f6044', dark: '#4a4030', star: null },
  },
}

export const skin = '#e3ab85'
export const steel = '#3c3d40'
export const timber = '#7a4a28'
