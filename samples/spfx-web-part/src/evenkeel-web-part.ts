import { BaseClientSideWebPart } from '@microsoft/sp-webpart-base'

/** The properties of the web part, as its manifest presets them. */
interface EvenkeelWebPartProps {
  /** your Evenkeel, as `https://money.example` */
  readonly origin: string
  /** a widget, as `cash-flow-chart` */
  readonly widget: string
}

/** Shows a widget of Evenkeel. SharePoint's page cannot read what is in it. */
export default class EvenkeelWebPart extends BaseClientSideWebPart<EvenkeelWebPartProps> {
  public render(): void {
    const { origin, widget: name } = this.properties
    const script = document.createElement('script')
    Object.assign(script, { type: 'module', async: true, src: `${origin}/widgets/v1/loader.js` })
    // Reserves the height of each widget, so that the page does not move when it comes.
    const heights = document.createElement('link')
    Object.assign(heights, { rel: 'stylesheet', href: `${origin}/widgets/v1/reserve.css` })
    this.domElement.replaceChildren(heights, script, document.createElement(`evenkeel-${name}`))
  }
}
