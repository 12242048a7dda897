import { type ComponentType, useEffect, useState } from 'react'
import { useFailure } from './failure.tsx'

/** What the person reads when the code of a dialog did not arrive. */
const notLoaded = 'This could not be opened. Check your connection and try again.'

/**
 * A dialog whose code arrives when it is first opened, so that a screen is usable before anything on it can be edited.
 * Render it only while it is open. When the code does not arrive, the person is told and `onClose` is called.
 *
 * @example const BudgetModal = lazyDialog(async () => (await import('./budget-modal.tsx')).BudgetModal)
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | null = null
  return function LazyDialog(props: Props) {
    const [Dialog, setDialog] = useState(() => loaded)
    const showFailure = useFailure()
    const { onClose } = props
    useEffect(() => {
      if (Dialog !== null) return
      load().then(
        (component) => {
          loaded = component
          setDialog(() => component)
        },
        (reason: unknown) => {
          showFailure(reason, notLoaded)
          onClose()
        },
      )
    }, [Dialog, showFailure, onClose])
    return Dialog === null ? null : <Dialog {...props} />
  }
}
