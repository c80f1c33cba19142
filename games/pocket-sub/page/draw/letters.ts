// Letters on the chart, as attributes: a page may forbid style sheets inside pictures.

export const serif = (size: number, weight: number): string =>
  `font-family="Fraunces Variable,Fraunces,Georgia,serif" font-size="${size}" font-weight="${weight}" text-anchor="middle"`;

export const sans = (size: number): string =>
  `font-family="Atkinson Hyperlegible Next Variable,Atkinson Hyperlegible Next,sans-serif" font-size="${size}" font-weight="700" text-anchor="middle"`;
