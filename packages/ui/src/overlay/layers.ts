/** Something that lies above the page and that Escape takes away. */
export interface Layer {
  /** Called when Escape is pressed and this layer is the topmost one. A layer that may not be dismissed does nothing. */
  onEscape: () => void
}

const layers: Layer[] = []

/**
 * One listener for all layers, in the capture phase on the document: inside a shadow root the key still reaches it
 * first, whatever has the focus, and one press never takes away two layers.
 */
function onKeyDown(event: KeyboardEvent): void {
  const top = layers.at(-1)
  if (!top || event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  // Prevented also where the layer stays: the browser must not close a <dialog> by itself.
  event.preventDefault()
  top.onEscape()
}

/** Puts a layer on top; the returned function takes it away again, from wherever it then is. */
export function addLayer(layer: Layer): () => void {
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown, { capture: true })
  layers.push(layer)
  return () => {
    const at = layers.indexOf(layer)
    if (at >= 0) layers.splice(at, 1)
    if (layers.length === 0) document.removeEventListener('keydown', onKeyDown, { capture: true })
  }
}

/** Whether nothing lies above this layer. */
export function isTopLayer(layer: Layer): boolean {
  return layers.at(-1) === layer
}
