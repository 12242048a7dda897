import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'

/** Hears which point a mouse is over, or null when it is over none. */
type Listener = (pointed: number | null) => void

/** What a mouse points at, kept beside React. */
type Pointer = {
  /** The point that a mouse is over, or null. */
  pointed: () => number | null
  /** A mouse is over this point, or no longer over any. */
  point: (index: number | null) => void
  /** Calls the listener now where a mouse is over a point, and on every change; gives back the end of it. */
  follow: (listener: Listener) => () => void
}

/**
 * Which point of a chart is told: the one that a mouse is over, else `rest`. What a mouse passes over is written straight
 * into the elements that say it, because rendering them again takes longer than all the browser does to show them.
 */
export type Told = Pointer & {
  /** The point that is told while no mouse is over one: the one walked to or chosen. React renders this one. */
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

/** The told point of one chart, which tells `rest` while no mouse is over it. */
export function useTold(rest: number): Told {
  const [pointer] = useState(newPointer)
  return useMemo(() => ({ ...pointer, rest }), [pointer, rest])
}

/**
 * Calls `show` with the told point, and whether a mouse is over it, whenever a mouse changes it, and after every render that a mouse has a say in, so
 * that what React rendered for `rest` gives way again.
 */
export function useFollow(told: Told, show: (index: number, pointed: boolean) => void): void {
  useLayoutEffect(() => told.follow((pointed) => show(pointed ?? told.rest, pointed !== null)))
}

/**
 * Keeps the texts in a box at those of the told point: each `ToldText` in it says the one of its place. Render those of
 * `told.rest` in them. One box follows for all its texts, because each that follows costs something in every render.
 */
export function useToldTexts<E extends Element>(
  told: Told,
  texts: (index: number) => readonly string[],
): RefObject<E | null> {
  const ref = useRef<E>(null)
  useFollow(told, (index) => {
    const said = texts(index)
    for (const element of ref.current?.querySelectorAll('[data-told]') ?? []) {
      write(element, said[Number(element.getAttribute('data-told'))] ?? '')
    }
  })
  return ref
}

/** A text that is written over keeps its node: a new one would be laid out from its parent on. */
function write(element: Element, text: string): void {
  const node = element.firstChild
  if (!(node instanceof Text)) element.textContent = text
  else if (node.data !== text) node.data = text
}
