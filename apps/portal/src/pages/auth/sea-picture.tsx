import { BrandMark } from '@evenkeel/ui/brand-mark'
import { Icon } from '@evenkeel/ui/icon'
import * as words from '../../words/auth.generated.ts'

/** Rows of calm water, from the horizon down: the start and the curve of each, in a box of 640 by 860. */
const waves = [
  { fill: '#17406B', d: 'M0 412C160 404 300 424 640 410V860H0Z' },
  { fill: '#17456F', d: 'M0 480C200 470 360 500 640 472V860H0Z' },
  { fill: '#184974', d: 'M0 560C180 590 380 520 640 548V860H0Z' },
  { fill: '#1A4F7F', d: 'M0 640C220 600 400 660 640 610V860H0Z' },
  { fill: '#1C5689', d: 'M0 730C200 760 420 660 640 700V860H0Z' },
  { fill: '#1F5D93', d: 'M0 820C240 740 420 800 640 760V860H0Z' },
] as const

/** The right half of the sign-in page: a boat on a level sea, and the product's promise. Hidden on narrow screens. */
export function SeaPicture() {
  return (
    <aside className="relative hidden flex-1 overflow-hidden bg-[#0F2A47] text-white min-[900px]:block">
      <svg
        viewBox="0 0 640 860"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden
        className="absolute inset-0 size-full"
      >
        {waves.map(({ fill, d }) => (
          <path key={fill} fill={fill} d={d} />
        ))}
      </svg>
      <BrandMark tone="bare" size={296} className="absolute top-[23.6%] left-1/2 -translate-x-1/2 text-white" />
      <div className="absolute right-16 bottom-16 left-16">
        <p className="text-display">
          {words.seeClearly()}
          <br />
          {words.nextStep()}
        </p>
        <p className="mt-5 flex max-w-110 gap-3 text-body">
          <Icon name="lock" size={18} />
          {words.employerCant()}
        </p>
      </div>
    </aside>
  )
}
