import { Card, CardBody } from '@evenkeel/ui/card'
import { Skeleton } from '@evenkeel/ui/skeleton'
import * as words from '../words/history.generated.ts'
import { BalanceDrawing } from './balance-card.tsx'

/** An account's balance over its line. */
export const BalanceSkeleton = () => (
  <Card>
    <CardBody>
      <div className="flex flex-col gap-3 pt-2 pb-4">
        <Skeleton width={72} height={14} />
        <Skeleton width={212} height={40} />
      </div>
      <BalanceDrawing />
    </CardBody>
  </Card>
)

/** The facts of an account, each a name and its value. */
export const DetailsSkeleton = () => (
  <Card title={words.details()}>
    <CardBody>
      {[88, 104, 72, 40, 40].map((width, place) => (
        <div key={place} className="flex h-9 items-center justify-between border-t border-hairline first:border-t-0">
          <Skeleton width={64 + (place % 3) * 16} height={14} />
          <Skeleton width={width} height={14} />
        </div>
      ))}
    </CardBody>
  </Card>
)
