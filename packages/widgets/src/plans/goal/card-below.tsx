import { CardBody } from '@evenkeel/ui/card'
import { SkeletonText } from '@evenkeel/ui/skeleton'
import { LazyCard, type LaterProps } from '../../shared/lazy-card.tsx'

/** A card below the plan's answer and steps, whose code comes after them. */
export function CardBelow<Props extends object>(props: Pick<LaterProps<Props>, 'title' | 'load' | 'props'>) {
  const skeleton = (
    <CardBody>
      <SkeletonText lines={2} />
    </CardBody>
  )
  return <LazyCard isWanted skeleton={skeleton} {...props} />
}
