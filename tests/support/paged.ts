/** The place of a page, by both names of the seed (spec §3). Without rows it is the first page of fifty (spec §9). */
export const paged = (page: number, size: number, totalRecords: number) =>
  totalRecords === 0
    ? { page: 1, size: 50, currentPage: 1, pageSize: 50, totalPages: 0, totalRecords }
    : { page, size, currentPage: page, pageSize: size, totalPages: Math.ceil(totalRecords / size), totalRecords };
