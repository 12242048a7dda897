import type { RetirementInput } from '@evenkeel/api-client/contract/plan/retirement'
import { ChoiceSlider, hasSlider } from '../calculator/choice-slider.tsx'
import type { UnderFieldProps } from './plan-spec.ts'
import type { RetirementName } from './retirement-asked.ts'

/** The slider under a field that is a choice to try. */
export function FieldSlider({ name, ...props }: UnderFieldProps<RetirementInput, RetirementName>) {
  return hasSlider(name) ? (
    <div className="mt-1.5">
      <ChoiceSlider path={name} {...props} />
    </div>
  ) : null
}
