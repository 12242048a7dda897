import { Skeleton } from '@evenkeel/ui/skeleton'

/** What to do first, in the shape in which it comes. */
export function FirstThingsSkeleton() {
  return (
    <>
      <div className="flex h-40 flex-col gap-3 px-4 pt-4 tablet:h-[116px] tablet:px-6 tablet:pt-5">
        <Skeleton width="45%" height={28} />
        <Skeleton width="60%" height={14} />
        <Skeleton height={8} shape="pill" />
      </div>
      {[52, 44, 36, 48].map((width) => (
        <div key={width} className="flex h-[49px] items-center gap-4 border-t border-hairline px-4 tablet:px-6">
          <Skeleton width={24} height={24} shape="pill" />
          <Skeleton width={`${width}%`} height={14} shape="pill" />
        </div>
      ))}
    </>
  )
}
