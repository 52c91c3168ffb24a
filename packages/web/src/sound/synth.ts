import { type Part, recipes, type Sound } from './recipes.ts'

let context: AudioContext | null = null
let noise: AudioBuffer | null = null

/** Plays a sound at a volume (0 to 1) and a place (−1 to 1). A browser that does not allow sound yet stays silent. */
export function play(sound: Sound, loud: number, pan: number): void {
  if (loud <= 0) return
  context ??= new AudioContext()
  if (context.state === 'suspended') void context.resume()
  make(context, sound, loud, pan)
}

/** Puts a sound together for whatever will play it. */
export function make(audio: BaseAudioContext, sound: Sound, loud: number, pan: number): void {
  const out = audio.createGain()
  out.gain.value = loud
  out.connect(new StereoPannerNode(audio, { pan })).connect(audio.destination)
  for (const part of recipes[sound] as readonly Part[]) sounded(audio, part).connect(out)
}

/** One tone or rustle, with a sharp beginning and a soft end. */
function sounded(audio: BaseAudioContext, { kind, pitch, to = pitch, at, lasts, loud }: Part): AudioNode {
  const start = audio.currentTime + 0.01 + at
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(loud, start)
  envelope.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  const swept = (frequency: AudioParam): void => {
    frequency.setValueAtTime(pitch, start)
    frequency.exponentialRampToValueAtTime(to, start + lasts)
  }
  if (kind === 'tone') {
    const tone = audio.createOscillator()
    swept(tone.frequency)
    tone.connect(envelope)
    tone.start(start)
    tone.stop(start + lasts)
  } else {
    const source = new AudioBufferSourceNode(audio, { buffer: hiss(audio), loop: true })
    const band = new BiquadFilterNode(audio, { type: 'bandpass', Q: 0.9 })
    swept(band.frequency)
    source.connect(band).connect(envelope)
    source.start(start)
    source.stop(start + lasts)
  }
  return envelope
}

/** A second of noise, made once; always the same, so that a sound is. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  let word = 1
  for (let i = 0; i < samples.length; i++) {
    word = (word * 48_271) % 2_147_483_647
    samples[i] = word / 1_073_741_823.5 - 1
  }
  return noise
}
