import type { ReactNode } from 'react'

type ReadOutLineProps = {
  /** The point that is told: 'Age 67', 'November 2027'. */
  heading: string
  /** The figure that answers for all. */
  main: ReactNode
  /** The figures that it is made of or stands beside; nothing moves between points, because each has a column of its own. */
  children?: ReactNode
}

/** The fixed line above a plot: what is told and its figures, which are the legend too. No box ever covers the drawing. */
export function ReadOutLine({ heading, main, children }: ReadOutLineProps) {
  return (
    <div className="flex flex-col gap-0.5 rounded-md bg-text/4 px-3 py-2 text-label text-text">
      <div className="flex min-h-5 items-center justify-between gap-4">
        <strong className="font-semibold whitespace-nowrap">{heading}</strong>
        {main}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(248px,1fr))] gap-x-6 gap-y-0.5">{children}</div>
    </div>
  )
}

type ReadOutFigureProps = {
  /** The swatch or stroke that the figure has in the drawing. */
  mark?: ReactNode
  name: string
  children: ReactNode
}

/** One figure of the line, with its name and its colour; a name without room is cut short, for the table has it whole. */
export function ReadOutFigure({ mark, name, children }: ReadOutFigureProps) {
  return (
    <span className="flex min-w-0 items-center gap-2 whitespace-nowrap">
      {mark}
      <span className="mr-auto truncate font-normal text-text-muted">{name}</span>
      {children}
    </span>
  )
}

/** A short piece of a line as it is drawn, for the legend; `className` gives its colour as a border. */
export function LineMark({ dashed = false, className }: { dashed?: boolean; className: string }) {
  return <span aria-hidden="true" data-swatch="" className={`w-4 shrink-0 border-t-2 ${dashed ? 'border-dashed' : ''} ${className}`} />
}
