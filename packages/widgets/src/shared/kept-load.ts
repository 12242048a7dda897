import type { ComponentType } from 'react'
import type { Load } from './lazy-card.tsx'

/** Returns a `load` that remembers the component once it has come. */
export function keptLoad<Props>(fetch: () => Promise<ComponentType<Props>>): Load<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => (loaded ??= await fetch())
  return Object.defineProperty(load, 'loaded', { get: () => loaded })
}

/** Begins to load code. A failure is told where the code is needed. */
export const preload = (load: () => Promise<unknown>): void => void load().catch(() => undefined)
