import { Group } from '@visx/group'

/** A named place along the bottom of a plot, in px from the left. */
export type AxisPlace = { x: number; text: string }

type PlaceAxisProps = {
  places: readonly AxisPlace[]
  y: number
  /**
   * The right end of the drawing, for names that must not leave it: the first begins at its place and the last ends there. A lone name
   * ends at its place only if that is the right end.
   */
  right?: number
}

/** The names under a plot. */
export function PlaceAxis({ places, y, right }: PlaceAxisProps) {
  const last = places.length - 1
  const anchor = (x: number, index: number) => {
    if (right === undefined) return 'middle'
    if (last === 0) return x < right ? 'middle' : 'end'
    if (index === 0) return 'start'
    return index === last ? 'end' : 'middle'
  }
  return (
    <Group className="fill-text-subtle text-caption">
      {places.map(({ x, text }, index) => (
        <text key={text} x={x} y={y} textAnchor={anchor(x, index)}>
          {text}
        </text>
      ))}
    </Group>
  )
}
