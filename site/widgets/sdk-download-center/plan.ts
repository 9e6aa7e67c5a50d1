import type { Sdk } from '#schemas/sdk.ts'
import { printText } from '../../parts/print-text.ts'
import { printCode } from '../../parts/print-words.ts'
import type { CodeView, Planned, SiteView, WidgetOptions } from '../../plan-view.ts'

export interface SdkDownloadCenterProps {
  sdks: (Omit<Sdk, 'quickStart' | 'quickStartLanguage' | 'downloadUrl'> & {
    quickStart: CodeView
    downloadUrl: string
  })[]
  newsletterEndpoint?: string
  /** Address shown where the subscription is not delivered. */
  email?: string
}

export function planSdkDownloadCenter(_: WidgetOptions, view: SiteView): Planned<SdkDownloadCenterProps> {
  const { contact, endpoints, pages } = view.site
  return {
    sdks: view.list('sdks').map(({ quickStart, quickStartLanguage, ...sdk }) => ({
      ...sdk,
      downloadUrl: sdk.downloadUrl ?? pages.downloadsUrl,
      quickStart: view.code({ code: quickStart, language: quickStartLanguage }),
    })),
    email: contact.email,
    newsletterEndpoint: endpoints.newsletter,
  }
}

export function printSdkDownloadCenter(_: WidgetOptions, view: SiteView): string[] {
  return view
    .list('sdks')
    .flatMap(({ name, version, installCommand, quickStart, quickStartLanguage }) => [
      `### ${printText(`${name} ${version}`)}`,
      printCode(installCommand, 'bash'),
      printCode(quickStart, quickStartLanguage),
    ])
}
