import { type ComponentType, createContext, use, useEffect, useState } from 'react'
import { notLoaded } from '../words/layer-names.generated.ts'

/** Reports to the person that something could not be opened; the app around the kit provides it. */
export type ReportLoadFailure = (reason: unknown, words: string) => void

/** Without a provider, a layer that does not load closes again without a word. */
export const LoadFailureContext = createContext<ReportLoadFailure>(() => undefined)

/** Props for the button that opens a layer: pointing at it, focusing it, or touching it begins to load the layer's code. */
export interface PreloadProps {
  onPointerEnter: () => void
  onFocus: () => void
  onTouchStart: () => void
}

/**
 * Returns a layer (a menu, a popover, a dialog) whose code is loaded when it is first opened or when `preload` is called.
 * Render it only while it is open. When the code does not load, the failure is reported and `onClose` is called.
 *
 * @example const BudgetModal = lazyLayer(async () => (await import('./budget-modal.tsx')).BudgetModal)
 */
export function lazyLayer<Props extends { readonly onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  const fetchLayer = async () => {
    loaded = await load()
    return loaded
  }
  const preload = (): void => {
    // A failure is reported when the layer is opened.
    if (loaded === null) fetchLayer().catch(() => undefined)
  }
  function LazyLayer(props: Props) {
    const [Layer, setLayer] = useState(() => loaded)
    const report = use(LoadFailureContext)
    const { onClose } = props
    useEffect(() => {
      if (Layer !== null) return
      fetchLayer().then(
        (component) => setLayer(() => component),
        (reason: unknown) => {
          report(reason, notLoaded)
          onClose()
        },
      )
    }, [Layer, report, onClose])
    return Layer === null ? null : <Layer {...props} />
  }
  const preloadProps: PreloadProps = { onPointerEnter: preload, onFocus: preload, onTouchStart: preload }
  return Object.assign(LazyLayer, { preloadProps })
}
