import { Card, CardBody, CardHeader, CardSection } from '@evenkeel/ui/card'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'
import * as words from '../words/recurring.generated.ts'
import { calendarDays } from './due-items.ts'

/** What is left until payday with the next days, and what comes up, in the shape in which they come. */
export function RecurringSkeleton() {
  return (
    <div className="flex flex-col gap-4 tablet:gap-6">
      <Card>
        <CardBody>
          <div className="grid min-h-[208px] grid-cols-1 content-start gap-x-8 gap-y-4 pt-2 @min-[640px]:min-h-[118px] @min-[640px]:grid-cols-2">
            <div className="flex flex-col gap-2">
              <Skeleton width="60%" height={12} shape="pill" />
              <Skeleton width={180} height={36} />
            </div>
            <SkeletonText lines={4} />
          </div>
        </CardBody>
        <CardSection>
          <div className="mb-7 grid grid-cols-7 gap-1.5 @min-[640px]:grid-cols-14">
            {Array.from({ length: calendarDays }, (_, day) => (
              <Skeleton key={day} height={60} />
            ))}
          </div>
        </CardSection>
      </Card>
      <div className="grid grid-cols-1 items-start gap-4 tablet:gap-6 desktop:grid-cols-[minmax(0,632fr)_minmax(280px,320fr)]">
        <Card>
          <CardHeader title={words.comingUp()} />
          <div className="mt-3">
            {[40, 32, 46, 36, 42].map((width) => (
              <div
                key={width}
                className="flex h-15 items-center justify-between border-t border-hairline px-4 tablet:px-6"
              >
                <Skeleton width={`${width}%`} height={14} />
                <Skeleton width={72} height={14} />
              </div>
            ))}
          </div>
        </Card>
      </div>
    </div>
  )
}
