import { useQuery } from '@evenkeel/api-client/react'
import { addMonths, monthName, toPeriod } from '@evenkeel/engine'
import { Badge } from '@evenkeel/ui/badge'
import { TextButton } from '@evenkeel/ui/button'
import { Card, CardBody } from '@evenkeel/ui/card'
import { TrendLine } from '@evenkeel/ui/charts/trend-line'
import { TextLink } from '@evenkeel/ui/link'
import { Money } from '@evenkeel/ui/money'
import { monthText } from '../shared/day-text.ts'
import { useLinks } from '../shared/links.ts'
import { paths } from '../shared/paths.ts'
import { useToday } from '../shared/today.tsx'
import * as words from '../words/getting-started.generated.ts'

/** Made-up dollars at the end of 13 months. */
const exampleTotals = [
  33_000, 33_600, 34_800, 34_200, 36_000, 36_900, 38_200, 38_000, 39_400, 40_100, 41_200, 41_800, 42_600,
] as const

interface ExampleWorthProps {
  readonly onEnterByHand: () => void
}

/** What the home screen will show, with an example's figures in gray. */
export function ExampleWorth({ onEnterByHand }: ExampleWorthProps) {
  const { href } = useLinks()
  const isByHandOnly = useQuery('companyInfo').data?.data.info.level1 === true
  return (
    <Card title={words.moneyInOnePlace()} action={<Badge>{words.example()}</Badge>}>
      <CardBody>
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-6 @min-[700px]:grid-cols-2">
          <ExampleFigures />
          <div>
            <p className="text-sentence text-text">{words.whatYouSee()}</p>
            <p className="mt-3 text-body text-text-muted">
              {isByHandOnly ? words.exampleTextByHand() : words.exampleText()}
            </p>
            <p className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2 text-body">
              <TextLink strong href={href(paths.importBankFile())}>
                {words.importFile()}
              </TextLink>
              <TextButton onClick={onEnterByHand}>{words.enterByHand()}</TextButton>
            </p>
          </div>
        </div>
      </CardBody>
    </Card>
  )
}

/** Gray, and hidden from screen readers but for the sentence of the line. */
function ExampleFigures() {
  const period = toPeriod(useToday())
  const last = exampleTotals.length - 1
  const marks = [0, last / 2, last].map((at) => {
    const month = addMonths(period, at - last)
    return { at, text: at === 0 ? monthText(`${month}-01`) : monthName(month, 'short') }
  })
  return (
    <div>
      <div aria-hidden className="text-text-subtle">
        <p className="text-label font-normal">{words.netWorth()}</p>
        <p className="mb-2.5 text-figure">
          <Money value={exampleTotals[last] ?? 0} />
        </p>
      </div>
      <TrendLine
        isExample
        summary={words.exampleSummary()}
        label={words.example()}
        names={{ month: words.example(), value: words.netWorth() }}
        points={exampleTotals.map((value, index) => ({ name: String(index), value }))}
        marks={marks}
      />
    </div>
  )
}
