import * as z from 'zod/mini'
import { widgetNames } from './widget-names.ts'

export const widgetName = z.enum(widgetNames)

/** The origin of a page: `https://intranet.example`. */
export const origin = z
  .string('Field required')
  .check(z.maxLength(200), z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, 'Please enter a valid value.'))
