import type { Message } from '@evenkeel/engine'
import * as words from '../words/checkup.generated.ts'

interface Band {
  /** Its lowest and highest score. */
  readonly from: number
  readonly to: number
  readonly word: Message
  readonly tone: 'danger' | 'warning' | 'positive'
}

const bands: readonly [Band, ...Band[]] = [
  { from: 0, to: 39, word: words.needsCare, tone: 'danger' },
  { from: 40, to: 69, word: words.gettingThere, tone: 'warning' },
  { from: 70, to: 100, word: words.isConfident, tone: 'positive' },
]

/** Returns what a score from 0 to 100 is called. */
export const confidenceBand = (score: number): Band => bands.find(({ to }) => score <= to) ?? bands[0]

const fills = { danger: 'bg-danger-soft', warning: 'bg-warning-soft', positive: 'bg-positive-soft' } as const

/** The share of the scale that a band takes, of 100. */
const widthOf = ({ from, to }: Band) => `${Math.min(to + 1, 100) - from}%`

/** Where a score is on the scale, with the words for each part of it. */
export function ConfidenceScale({ score }: { readonly score: number }) {
  return (
    <div className="relative pt-6">
      <meter className="sr-only" aria-label={words.confidence()} min={0} max={100} value={score}>
        {score}
      </meter>
      <span
        aria-hidden
        className="absolute top-0 -translate-x-1/2 text-label font-semibold text-text"
        style={{ left: `${score}%` }}
      >
        {score}
      </span>
      <div aria-hidden className="relative flex">
        {bands.map((band) => (
          <span key={band.from} className="min-w-0" style={{ width: widthOf(band) }}>
            <span data-swatch className={`block h-2 rounded-pill forced-colors:border ${fills[band.tone]}`} />
            <span className="mt-2 block text-center text-caption font-normal text-text-subtle">
              {band.word()}, <span className="whitespace-nowrap">{words.scores({ from: band.from, to: band.to })}</span>
            </span>
          </span>
        ))}
        <span
          data-swatch
          className="absolute top-0 h-2 w-[2px] -translate-x-1/2 rounded-pill bg-text outline-2 outline-surface"
          style={{ left: `${score}%` }}
        />
      </div>
    </div>
  )
}
