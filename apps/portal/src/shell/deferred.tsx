import { type ComponentType, useEffect, useState } from 'react'

/** How long the first screen has the connection for itself, in milliseconds. */
const startMs = 1000

interface DeferredProps<Props extends object> {
  /** Must be the same function on every render. */
  readonly load: () => Promise<ComponentType<Props>>
  readonly props: Props
}

/** Loads what no screen waits for; asks again later if it does not load. */
export function Deferred<Props extends object>({ load, props }: DeferredProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    let timer = setTimeout(ask, startMs)
    function ask() {
      load().then(
        (part) => setPart(() => part),
        () => {
          timer = setTimeout(ask, 20 * startMs)
        },
      )
    }
    return () => clearTimeout(timer)
  }, [load])
  return Part !== null && <Part {...props} />
}
