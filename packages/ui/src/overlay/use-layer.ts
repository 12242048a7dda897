import { type RefObject, useLayoutEffect, useRef } from 'react'
import { addLayer, type Layer } from './layers.ts'

/**
 * Makes what this component shows a layer while `open`: Escape calls `onEscape` when it is the topmost. Gives the layer
 * itself, to ask in an event whether it is on top.
 */
export function useLayer(open: boolean, onEscape: () => void): RefObject<Layer> {
  const latest = useRef(onEscape)
  const layer = useRef<Layer>({ onEscape: () => latest.current() })
  useLayoutEffect(() => {
    latest.current = onEscape
  })
  useLayoutEffect(() => (open ? addLayer(layer.current) : undefined), [open])
  return layer
}
