import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** Called with the point under the mouse, or null. */
type Listener = (pointed: number | null) => void

/** The point under the mouse, kept outside React. */
type Pointer = {
  /** Returns the point under the mouse, or null. */
  pointed: () => number | null
  /** Sets the point under the mouse; null when the mouse has left. */
  point: (index: number | null) => void
  /** Calls the listener on every change, and at once if the mouse is over a point. Returns the unsubscribe function. */
  follow: (listener: Listener) => () => void
}

/**
 * The current point of a chart: the one under the mouse, else `rest`. Mouse moves write straight into the elements that show
 * it, because rendering them again takes longer than everything else the browser does to show them.
 */
export type ChartPointer = Pointer & {
  /** The current point while the mouse is over no point: the one reached by keys, or chosen. React renders this one. */
  readonly rest: number
}

function newPointer(): Pointer {
  const listeners = new Set<Listener>()
  let pointed: number | null = null
  return {
    pointed: () => pointed,
    point: (index) => {
      if (index === pointed) return
      pointed = index
      for (const listener of listeners) listener(pointed)
    },
    follow: (listener) => {
      listeners.add(listener)
      if (pointed !== null) listener(pointed)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns the current point of one chart, which is `rest` while the mouse is over no point. */
export function usePointer(rest: number): ChartPointer {
  const [pointer] = useState(newPointer)
  return useMemo(() => ({ ...pointer, rest }), [pointer, rest])
}

/**
 * Calls `show` with the current point, and whether the mouse is over it: on every mouse change, and after every render while
 * the mouse is over a point, so that it replaces what React rendered for `rest`.
 */
export function usePointed(pointer: ChartPointer, show: (index: number, pointed: boolean) => void): void {
  useLayoutEffect(() => pointer.follow((pointed) => show(pointed ?? pointer.rest, pointed !== null)))
}

/**
 * Keeps the texts in a box up to date with the current point: each `ReadoutText` in it shows the text of its place. Render
 * those of `pointer.rest` in them. One box subscribes for all its texts, because each subscription costs time in every render.
 */
export function useReadoutTexts<E extends Element>(
  pointer: ChartPointer,
  texts: (index: number) => readonly string[],
): RefObject<E | null> {
  const ref = useRef<E>(null)
  usePointed(pointer, (index) => {
    const said = texts(index)
    for (const element of ref.current?.querySelectorAll('[data-readout]') ?? []) {
      write(element, said[Number(element.getAttribute('data-readout'))] ?? '')
    }
  })
  return ref
}

/** Changes the text inside the same node: a new node would cost the layout of its parent. */
function write(element: Element, text: string): void {
  const node = element.firstChild
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}
