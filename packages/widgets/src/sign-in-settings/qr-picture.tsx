import { encodeQR } from 'qr'

/** Light modules that a reader needs around the code. Source: ISO/IEC 18004, 'quiet zone'. */
const quietZone = 4

/** Returns one path for all dark modules: a rectangle for each run of them in a row. */
function toSvgPath(modules: readonly (readonly boolean[])[]): string {
  return modules
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1] === true) return []
        const end = row.indexOf(false, x)
        const width = (end === -1 ? row.length : end) - x
        return [`M${x} ${y}h${width}v1h${-width}z`]
      }),
    )
    .join('')
}

interface QrPictureProps {
  /** The text that a camera reads. */
  readonly text: string
  /** The picture's description, for those who do not see it. */
  readonly label: string
}

/** Draws a text as a code that a camera reads: dark on white in every color scheme, since many readers accept nothing else. */
export function QrPicture({ text, label }: QrPictureProps) {
  const modules = encodeQR(text, 'raw', { border: quietZone })
  const size = modules.length
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      width={208}
      height={208}
      shapeRendering="crispEdges"
      className="max-w-full rounded-md border border-hairline"
    >
      <rect width={size} height={size} fill="white" />
      <path d={toSvgPath(modules)} fill="black" />
    </svg>
  )
}
