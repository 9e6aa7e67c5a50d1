const heading = /<h([2-4]) id="([^"]+)">((?:(?!<a |<\/h\1>)[^])*)<\/h\1>/g

/** HTML of the Markdown pipeline with each heading a link to itself. A heading with a link in it stays as it is. */
export function linkHeadings(html: string): string {
  return html.replace(heading, '<h$1 id="$2"><a class="heading-link" href="#$2">$3</a></h$1>')
}
