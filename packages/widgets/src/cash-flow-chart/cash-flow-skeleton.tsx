import { Skeleton } from '@evenkeel/ui/skeleton'

/** Bar heights in percent, similar to real months. */
const bars = [72, 55, 73, 50, 74, 80, 75, 66] as const

/** A sentence and pairs of bars, in the size of the real chart. */
export function CashFlowSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <Skeleton width="70%" height={26} />
      <Skeleton height={34} />
      <div className="flex h-[250px] items-end gap-2 border-b border-hairline px-8">
        {bars.map((height, index) => (
          <div key={height} className={`flex h-full flex-1 items-end ${index % 2 === 1 ? 'mr-4' : ''}`}>
            <Skeleton height={`${height}%`} shape="bar" />
          </div>
        ))}
      </div>
    </div>
  )
}
