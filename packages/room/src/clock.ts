/** The time of whoever runs the room. Waiting lets other calls in, even if it waits no time at all. */
export interface Clock {
  /** In milliseconds, from any beginning. */
  now(): number
  wait(milliseconds?: number): Promise<void>
}
