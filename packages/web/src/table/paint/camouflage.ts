import { Color } from 'three'

/** Dark yellow, and what was sprayed over it by the crew. */
export const ambush = { base: '#a8925c', patches: ['#5f6339', '#6d5137'] } as const

/** What a model's `aTint` says of paint that has patches over it; 1 is a side's colour, 0 plain paint. */
export const CAMOUFLAGED = -1

/** By how much the base paint is multiplied to give a patch. */
const ratio = (colour: string): string => {
  const [from, to] = [new Color(ambush.base), new Color(colour)]
  return `vec3(${[to.r / from.r, to.g / from.g, to.b / from.b].map(part => part.toFixed(3)).join(', ')})`
}

/** Patches with the soft edge of a spray gun, a few to a plate: painted by the pixel, since a plate has only four corners. */
export const camouflageCode = `
  if (vPatched > .5) {
    vec3 spot = vOwn / vec3(15., 12., 13.);
    float first = grainAt(spot + 3.) * .68 + grainAt(spot * 2.3 + 7.) * .32;
    float second = grainAt(spot * 1.15 + 33.) * .68 + grainAt(spot * 2.6 + 41.) * .32;
    diffuseColor.rgb *= mix(mix(vec3(1.), ${ratio(ambush.patches[1])}, smoothstep(.54, .6, second)), ${ratio(ambush.patches[0])}, smoothstep(.52, .58, first));
  }`
