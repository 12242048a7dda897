import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Returns a function that frees at once what this thread no longer uses. By itself the engine lets garbage grow to a multiple of what
 * is used; Node hands out its collector only this way, or to every caller by a setting of the whole process.
 */
export function createCollector(): () => void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  return () => {
    if (typeof collect === 'function') collect()
  }
}
