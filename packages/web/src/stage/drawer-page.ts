/** What the drawer shows. */
export type DrawerPage =
  | { readonly type: 'log' | 'team' | 'odds' | 'talk' }
  | { readonly type: 'place'; readonly place: string };
