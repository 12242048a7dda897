import type { ToastRegionProps } from '@evenkeel/ui/toast'
import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { dismissToastAtom, toastAtom, type Toasts, toastsIn } from './state/toast.ts'

/** Returns what shows and closes toasts. */
export function useToast(): Toasts {
  const store = useStore()
  return useMemo(() => toastsIn(store), [store])
}

/** How long the first screen has the connection for itself, in milliseconds. */
const startMs = 1000

let Region: ComponentType<ToastRegionProps> | null = null

/** Loads what draws toasts, so that the first one appears at once. */
export async function preloadToasts(): Promise<void> {
  Region = (await import('@evenkeel/ui/toast')).ToastRegion
}

/** The place where the toasts of everything around are shown. It loads after the first screen, or with the first toast. */
export function ToastPlace() {
  const toast = useAtomValue(toastAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const [isLoaded, setLoaded] = useState(Region !== null)
  const isWanted = toast !== null
  useEffect(() => {
    if (isLoaded) return
    const load = () =>
      void preloadToasts().then(
        () => setLoaded(true),
        () => undefined,
      )
    const waiting = setTimeout(load, isWanted ? 0 : startMs)
    return () => clearTimeout(waiting)
  }, [isLoaded, isWanted])
  return isLoaded && Region !== null && <Region toast={toast} onClose={dismiss} />
}
