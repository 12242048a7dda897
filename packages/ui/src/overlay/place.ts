export type Side = 'top' | 'bottom'
export type Align = 'start' | 'center' | 'end'

/** A box in viewport pixels. */
export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface Size {
  width: number
  height: number
}

export interface Placement {
  left: number
  top: number
  side: Side
}

export interface PlaceOptions {
  side?: Side
  align?: Align
  /** Pixels between the anchor and what is placed. */
  gap?: number
  /** Pixels kept free at each edge of the viewport. */
  margin?: number
}

/**
 * Where to put a box of `size` beside an anchor, in viewport pixels. It goes to the wanted side where it fits, else to
 * the other side where that fits, else to the roomier one; then it is pushed inside the viewport. Too large a box keeps
 * its left and top edge in sight.
 */
export function placeBeside(anchor: Box, size: Size, viewport: Size, options: PlaceOptions = {}): Placement {
  const { side: wanted = 'bottom', align = 'start', gap = 4, margin = 8 } = options
  const room = {
    top: anchor.top - gap - margin,
    bottom: viewport.height - (anchor.top + anchor.height) - gap - margin,
  }
  const side = chooseSide(wanted, room, size.height)
  const top = side === 'bottom' ? anchor.top + anchor.height + gap : anchor.top - gap - size.height
  return {
    side,
    left: within(alignedLeft(anchor, size.width, align), size.width, viewport.width, margin),
    top: within(top, size.height, viewport.height, margin),
  }
}

function chooseSide(wanted: Side, room: Record<Side, number>, height: number): Side {
  const other: Side = wanted === 'bottom' ? 'top' : 'bottom'
  if (room[wanted] >= height) return wanted
  return room[other] > room[wanted] ? other : wanted
}

function alignedLeft(anchor: Box, width: number, align: Align): number {
  if (align === 'start') return anchor.left
  if (align === 'end') return anchor.left + anchor.width - width
  return anchor.left + (anchor.width - width) / 2
}

function within(start: number, length: number, available: number, margin: number): number {
  return Math.max(margin, Math.min(start, available - margin - length))
}

/** What can be seen of the page: on a phone, without what its keyboard covers. */
export function viewportSize(): Size {
  const height = window.visualViewport?.height ?? window.innerHeight
  return { width: document.documentElement.clientWidth, height }
}
