import { Card, CardBody } from '@evenkeel/ui/card'
import { Heading } from '@evenkeel/ui/heading'
import { type IconName, IconTile } from '@evenkeel/ui/icon'
import { Skeleton, SkeletonText } from '@evenkeel/ui/skeleton'

interface GoalCardSkeletonProps {
  readonly icon: IconName
  /** Null where the card itself says it. */
  readonly name: string | null
}

/** A goal’s card before its status is known: its picture and name are there at once. */
export function GoalCardSkeleton({ icon, name }: GoalCardSkeletonProps) {
  return (
    <Card fill>
      <CardBody>
        <div className="flex h-full flex-col pt-3">
          <IconTile name={icon} />
          <div className="mt-4">
            {name === null ? (
              <Skeleton width={160} height={24} />
            ) : (
              <Heading look="part" level={2}>
                {name}
              </Heading>
            )}
          </div>
          <div className="mt-1 flex-1">
            <SkeletonText lines={2} />
          </div>
          <div className="mt-6 flex items-center justify-between gap-4">
            <Skeleton width={110} height={40} />
            <Skeleton width={84} height={32} />
          </div>
        </div>
      </CardBody>
    </Card>
  )
}
