import { type RefCallback, useLayoutEffect, useState } from 'react'
import { useDialogElement } from '../overlay/dialog-element.ts'

export interface ListContainer {
  /** Where the open list is drawn; null until that element is in the page. */
  container: HTMLElement | null
  /** For the layer of our own, which only a list outside a dialog needs. */
  layerRef: RefCallback<HTMLElement> | null
}

/**
 * A list inside a dialog is drawn in that dialog: everything else is inert. Outside, it is drawn in a layer of its own,
 * a manual popover over the whole viewport: above any z-index, out of any clipping ancestor, and in the same tree.
 */
export function useListContainer(open: boolean): ListContainer {
  const dialog = useDialogElement()
  const [layer, layerRef] = useState<HTMLElement | null>(null)
  useLayoutEffect(() => {
    if (!layer || !open) return
    layer.showPopover()
    return () => layer.hidePopover()
  }, [layer, open])
  return dialog === undefined ? { container: layer, layerRef } : { container: dialog, layerRef: null }
}
