import { encodeQR } from 'qr'

/** Light modules that a reader needs around the code. Source: ISO/IEC 18004, 'quiet zone'. */
const QUIET_ZONE = 4

/** One path for all dark modules: a rectangle for each run of them in a row. */
function pathOf(modules: readonly (readonly boolean[])[]): string {
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
  /** What a camera reads. */
  readonly text: string
  /** What the picture is, for those who do not see it. */
  readonly label: string
}

/** A text as a code that a camera reads: dark on white, whatever the scheme, since many readers take nothing else. */
export function QrPicture({ text, label }: QrPictureProps) {
  const modules = encodeQR(text, 'raw', { border: QUIET_ZONE })
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
      <path d={pathOf(modules)} fill="black" />
    </svg>
  )
}
