// Written by `npm run machines:lock`; what stands here is never taken out again.

/** The hash of every machine that a release of the product had, by name and version: only these may judge (docs/evidence.md). */
export const released: Readonly<Record<string, readonly string[]>> = {
  "account 1.0.0": ["eb659a6b1737bf400c837b35d900b8a19134bf455a6a2c8ef350f5c66f96a7f9"],
  "business 1.0.0": ["171f361ace99be57ed53fad98e85629587068cd15ccbb334058d72fd2896e04f"],
  "business 1.1.0": ["96b3498e6b8824eb75938c1e6d6b9581b92019a01b375466caffa214d40bcc60"],
  "business 1.2.0": ["1b24371cc12d2dbb27b42cf2a52ce5cb033f2409d53afce6563fb7c85e22dcb7"],
  "businessAccount 1.0.0": ["f495176a53cecc7af13e78b844a2e892f2e24cbf2b7ffbb2f4b02987ba241369"],
  "caratRange 1.0.0": [
    "f7a4b1a1eec4461f94c0b715c49bb1fd2f4080beb69f9afdb719e0974abca4fb",
    "b9121f5c2e3b86f230b1638d0bb416488c0b8762400b6aab27a38d15398b3fe7",
  ],
  "cart 1.0.0": ["be58ecfef32e89ceecba5bd5d104fd9fc511ddb5031fc1e5a8e9d750fb4841a8"],
  "collection 1.0.0": [
    "1eaa859c70a2921b627f7c31fcfcd29b3af903f0bd08633b60399ee837dd29c7",
    "d5dbef162cc9a822ab1342717821ec0d2cbde590e8af506e8905facc615c2ced",
  ],
  "confirm 1.0.0": ["65270bfe8d25b2b7aa020ed182e272abf861a43129e8a03739f698c271a35913"],
  "confirm 1.1.0": ["7042e32231f97806e0b1feebd962e4b419a6c17699ca65fcf4d8886adef6a712"],
  "confirm 1.2.0": ["2ccaa7e238aa59da137ad93cc47588d1ab39602d9fe509f8c1123c5027289efd"],
  "demand 1.0.0": [
    "0e676ce22d0dfcc1a24474a1135e6c8de4d4a6b4da3af5e56aca41bb0ff09e81",
    "5b4816c09aeacc4c4c3269f0b9b6509ccd51f5a8d5ee5149005f81a7261abefe",
  ],
  "enquiry 1.0.0": ["c06df0c7f221d467cdce966ba87a894548e8cac2cff78140cf3ad22104945ede"],
  "enquiry 2.0.0": ["c173ff2ef88a28a7bb1fbcbe46a241e1fbcd162a2ec64e148fe2228aa23b6400"],
  "enquiry 2.1.0": ["302f59c84c166a52092eaf22dd27c0faa5fcb078a5b1410203cbbc323e915fc2"],
  "external 1.0.0": [
    "f94feab34f993c281bed72dd902fac2316d28dcc3e1dd7b05e6c509d0456f4f5",
    "14d55f9d7c5ca7791c2aad4eab8040e6c8b602c49008cf3b9b31798eb5bc27e5",
  ],
  "external 1.1.0": ["c76321365da4b50c5a65698746fc7904e7d70142af7e98869e29cc1a50643c16"],
  "externalClient 1.0.0": ["d62ccdb8de2f261650a495ebde8c37a17ae5f7e0a25b8b85090e910f18af7d5a"],
  "featuredStone 1.0.0": [
    "6d7245fa3cd95843afb756e63ee5ea127532a2f3ca6f864fcb00d31695c6e880",
    "c22cbc1ef2f26cc9b7973b4e289ebe7aee5b16c29fa94e61b23abf358b6561e1",
  ],
  "fetchCycle 1.0.0": [
    "cd00a30bfaaaf7a8a00be1ba87cccc108e2603e3a883f9199623883a3cebabf6",
    "f388da1379f53bb6a06a715f87d52b99d4f1805a03b982550bdb5f70fee711bf",
  ],
  "fetchCycle 1.1.0": ["4da97bd91e676e902bacb80f4da54b5eb042601802982366d2a63b0b7ca41318"],
  "hold 1.0.0": ["d28aac38dcb0d6cd134d98ffd54a1f800cadcb2c40033267c5f887aa6b9fcd46"],
  "hold 1.1.0": ["e33de5717d4c4e248c3f4c4ef82614af6deea8189da16a2c700ab573c38e9501"],
  "kycDocument 1.0.0": ["67f0eb2e30c8d269386fdf7ee4f91dafa371423a5c9ed05a7e4b4c17d7472845"],
  "kycDocument 1.1.0": ["5bf27799ac3323e6c5f3ffba777baba54f0dcfc60b3c2e75613c10b9d12bb956"],
  "master 1.0.0": [
    "3431c942e58d6427a6a8232b5d6025c178b56dd3d8f78a3a6bf7ee5dd3331e0a",
    "efc42ca4cdbdb30cfb0aa713fb688475824460e6d694015d4de7145ee3164d04",
  ],
  "memo 1.0.0": ["9548ced245310e69aefbdb79bda4fdd1089b2088daad53f24f7ad9839139ae76"],
  "memo 1.1.0": ["767f4c46c29a32893e590b2a572650e69a4ec220f5018dc6a0bacd63fb0859cc"],
  "memo 1.2.0": ["c624ab020979006fd7166537088dc79817896f4d3afcf880ce69da3f2d8f4f0e"],
  "notes 1.0.0": ["5f542ebe9e8a00226d2440bb73a7de57e75b1f5c5b8ab9e44618bd84870b238c"],
  "openItem 1.0.0": ["8313787115f059a8c262f6a3a26ad954d86a559ab60054d32a8c721b46878426"],
  "session 1.0.0": [
    "339e32d99084066cde89ee1451db5c82b2392696dd8b518e47a3e06fa79fde93",
    "f7c46e849eca5ec4a5a521eb4734c39ef339b638510175077f879ae17b2a1bca",
  ],
  "session 1.1.0": ["d1459b2efb91bd8a27ebffdc954c88cd3ec8f1fe270c904af15bf5952ba003da"],
  "stone 1.0.0": [
    "510884b084f3ead8bc2d63bf6b94e44dd105733411660dfe17b9f3ddc905de18",
    "d6f8c5c6ef78d12ef1aac82f3c776048f24d22992e43a922787af35fe04e2ea1",
  ],
  "stone 1.1.0": ["3ad49b5daee98d29305a15a2c13f41b5e666cecc1298dffd94c7b11837567cd1"],
  "subMaster 1.0.0": [
    "7cb6062d2964747296cadf5d551b090d5a06822592bf930fafea8186a6cbd64f",
    "26b887ba697c05721fc6eb7427e66c475f93f6a5db73112a4b02614bf81a2f54",
  ],
  "task 1.0.0": ["3038eaa8593a60c25d018d36b9a57e64111b00a9dd604e8b2964e00b78b3e803"],
  "task 1.1.0": ["1dfed7df0755a8ec1061daa847dcdf97a1c4b8a6c303ca1a176a573661362d98"],
  "task 1.2.0": ["fd47cf99fe49611f1f485b689e3a4d005069906b87e307d661ac9e71b578131a"],
  "watchlist 1.0.0": ["1f9d6e6f304e72cda015e355554150d5bdd09c4e5a3d24068a3c5d52941b82e6"],
};
