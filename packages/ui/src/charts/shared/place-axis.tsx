import { Group } from '@visx/group'

/** A named place along the bottom of a plot, in px from the left. */
export type AxisPlace = { x: number; text: string }

type PlaceAxisProps = {
  places: readonly AxisPlace[]
  y: number
  /** The first name begins at its place and the last ends at its place, so that long names do not leave the drawing. */
  inside?: boolean
}

/** The names under a plot. */
export function PlaceAxis({ places, y, inside = false }: PlaceAxisProps) {
  const last = places.length - 1
  const anchor = (index: number) => {
    if (!inside || last === 0) return 'middle'
    if (index === 0) return 'start'
    return index === last ? 'end' : 'middle'
  }
  return (
    <Group className="fill-text-subtle text-caption">
      {places.map(({ x, text }, index) => (
        <text key={text} x={x} y={y} textAnchor={anchor(index)}>
          {text}
        </text>
      ))}
    </Group>
  )
}
