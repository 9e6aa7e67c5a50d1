// Old addresses of the three sites and where they lead, without the path of the site. `slash`: the address has a form
// with a slash at its end, which leads to the same place.

const old = (from, to, more = {}) => ({ kind: 'old address', from, to, status: 301, slash: true, ...more })

/** Name of a site → its old addresses. Those that no file can answer are of a kind of their own. */
export const oldAddresses = {
  parley: [
    old('/sdk', '/docs/sdk'),
    old('/support', '/contact'),
    old('/status', '/platform', { kind: 'old address, for now', status: 302 }),
  ],
  'old-addresses': [
    old('/manual/%C3%9Cbersicht', '/help/algae'),
    old('/Mud%20Flats', '/help/mud', { kind: 'old address, a space' }),
    old('/caf%C3%A9', '/about'),
    old('/100%25', '/about', { kind: 'old address, a percent sign' }),
    old('/green', '/help/algae'),
    old('/shop/boats', '/help/algae'),
    old('/Docs', '/help'),
    old('/wiki/C++', '/help/mud'),
    old('/old.html', '/about', { kind: 'old file', slash: false }),
    old('/About-Us.aspx', '/about', { kind: 'old file', slash: false }),
    old('/Manual/Algae.html', '/help/algae', { kind: 'old file', slash: false }),
    old('/.well-known/old', '/about', { kind: 'old address, for now', status: 302 }),
    old('/say%20%22hello%22;%20once', '/help/algae', { kind: 'old address, quotes', status: 302 }),
    old('/_next/data', '/about', { kind: 'old address, no file name' }),
    old('/wiki/Talk:Main_Page', '/about', { kind: 'old address, no file name' }),
    old('/About', '/about', { kind: 'old address, in capitals' }),
    old('/second', '/about?x=1', { kind: 'old address, own query' }),
    old('/first', '/about?x=1#top', { kind: 'old address, own query' }),
    old('/a%20b/index.php', '/about?from=a#top', { kind: 'old address, a space, own query', slash: false }),
    old('/green/far/away', '/help/algae', { kind: 'below a star' }),
    old('/blog/fish/2019', '/blog/fish', { kind: 'below a star' }),
    old('/about/us', '/about', { kind: 'below a star' }),
    old('/shop/nets', '/about', { kind: 'below a star' }),
    old('/Docs/mud', '/help/mud', { kind: 'below a star, rest kept', slash: false }),
    old('/Store/boat', 'https://shop.example.com/boat', { kind: 'to another site', slash: false }),
  ],
  'two-languages': [old('/fares', '/prices'), old('/de/tarife', '/de/preise')],
}
