import { Refusal, SandtableError } from '@sandtable/kernel'
import { type Clock, Desk, FarDesk } from '@sandtable/room'
import type { Reply, Request } from './messages.ts'

/** The game runs here, off the page: the computer's thinking never stops the screen. */
const post = (reply: Reply): void => self.postMessage(reply)

const clock: Clock = {
  now: () => performance.now(),
  wait: (ms = 0) => new Promise(done => setTimeout(done, ms)),
}
const desk = new Desk((snapshot, grown) => post({ snapshot, grown }), clock)
const farDesk = new FarDesk(clock)

self.addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { id, args } = data
  try {
    const value = await ('far' in data
      ? Reflect.apply(farDesk[data.far], farDesk, args)
      : Reflect.apply(desk[data.call], desk, args))
    post({ id, value: value ?? null })
  } catch (error) {
    post({
      id,
      error: {
        message: error instanceof Error ? error.message : String(error),
        reasons: error instanceof Refusal ? error.reasons : null,
        code: error instanceof SandtableError ? error.code : null,
      },
    })
  }
})
