import type { Texts } from '../texts';

export const articles: Texts = {
  'Two washed coffees from small farms, and a decaf you can serve after ten.':
    'نوعان من القهوة المغسولة من مزارع صغيرة، وقهوة منزوعة الكافيين تُقدّم بعد العاشرة.',
  ': plum, black tea': ': برقوق وشاي أسود',
  ': hazelnut, orange peel': ': بندق وقشر برتقال',
  'Order before Thursday noon': 'اطلبوا قبل ظهر الخميس',
  'Sacks of the autumn lot': 'أكياس محصول الخريف',
  'A new restaurant is a draft. Fill in its details, then activate it. Time zone, currency and close-out hour cannot be changed once the restaurant has bills.':
    'المطعم الجديد مسودة. أدخل بياناته ثم فعّله. لا يمكن تغيير المنطقة الزمنية والعملة وساعة الإقفال بعد أن تصير للمطعم فواتير.',
  'Before you begin': 'قبل أن تبدأ',
  'The address that is printed on receipts.': 'العنوان الذي يُطبع على الإيصالات.',
  'The tax rates of the location.': 'نسب ضريبة الموقع.',
  'The opening hours, and the hour at which the business day ends.': 'ساعات العمل، والساعة التي ينتهي عندها يوم العمل.',
  'Step by step': 'خطوة بخطوة',
  'Open Restaurants and choose Add restaurant.': 'افتح المطاعم واختر إضافة مطعم.',
  'Enter name, location and code, and save.': 'أدخل الاسم والموقع والرمز ثم احفظ.',
  'Complete the tabs Overview, Hours, Ordering and Money.': 'أكمل علامات التبويب: نظرة عامة والساعات والطلبات والمال.',
  'Choose Activate. Until then, the panel lists what is missing.': 'اختر تفعيل. وإلى ذلك الحين يبيّن اللوح ما ينقص.',
  'The till sends bills to Larder and receives the menu and the sold-out items. It signs in with an API key.':
    'يرسل صندوق البيع الفواتير إلى Larder ويستقبل القائمة والأصناف النافدة. ويسجل الدخول بمفتاح API.',
  'Create a key': 'إنشاء مفتاح',
  'Open API keys.': 'افتح مفاتيح API.',
  'Enter a name and choose the access.': 'أدخل اسمًا واختر الوصول.',
  'Copy the secret into the settings of the till. It is shown only once.':
    'انسخ السر إلى إعدادات الصندوق. يظهر مرة واحدة فقط.',
  'Check that it works': 'التحقق من العمل',
  'Enter a coffee on the till and void it. The bill appears in Bills within a minute.':
    'سجّل قهوة على الصندوق ثم ألغها. تظهر الفاتورة ضمن الفواتير خلال دقيقة.',
  'Press Ctrl and K, or Command and K on a Mac, and type the first letters. The search finds pages, people, files, actions and settings.':
    'اضغط Ctrl وK، أو Command وK على ماك، واكتب الأحرف الأولى. يجد البحث الصفحات والأشخاص والملفات والإجراءات والإعدادات.',
  Bookmarks: 'الإشارات المرجعية',
  'The star next to the title of a page adds it to the bookmarks at the top. You can change their order there.':
    'النجمة بجانب عنوان الصفحة تضيفها إلى الإشارات في الأعلى. ويمكنك تغيير ترتيبها هناك.',
  Shortcuts: 'الاختصارات',
  'Press the question mark to see the shortcuts of the page. You can choose other keys.':
    'اضغط علامة الاستفهام لرؤية اختصارات الصفحة. ويمكنك اختيار مفاتيح أخرى.',
  'Choose the restaurant at the top of the page. Lists and dashboards then show its records.':
    'اختر المطعم في أعلى الصفحة. عندها تعرض القوائم واللوحات سجلاته.',
  'All restaurants': 'كل المطاعم',
  'Bills and the sales dashboard can also show all restaurants. Amounts are added up per currency.':
    'يمكن للفواتير ولوحة المبيعات عرض كل المطاعم. وتُجمع المبالغ بحسب العملة.',
  'Void an item that was entered by mistake or not served. Comp an item that was served, but that the guest does not pay for.':
    'ألغِ الصنف الذي سُجّل خطأً أو لم يُقدّم. أما الضيافة فلصنف قُدّم ولا يدفع الضيف ثمنه.',
  Examples: 'أمثلة',
  'Wrong item entered: void, with the reason Entry error.': 'صنف خاطئ: إلغاء بسبب خطأ في الإدخال.',
  'Prepared but not served: void, with the reason Kitchen error.': 'أُعدّ ولم يُقدّم: إلغاء بسبب خطأ في المطبخ.',
  'Served, but given away: comp.': 'قُدّم مجانًا: ضيافة.',
  Approval: 'الموافقة',
  'A void needs a reason and an approver. The approver enters a PIN, or approves the request on another device.':
    'يحتاج الإلغاء إلى سبب وموافِق، يُدخل رمز PIN أو يوافق على جهاز آخر.',
  'Bills are split on the till. In Larder, each part is a bill of the same order.':
    'تُقسّم الفواتير على الصندوق. وفي Larder كل جزء فاتورة للطلب نفسه.',
  'Find the other parts': 'العثور على الأجزاء الأخرى',
  'The list shows the position of a bill among the bills of its order, such as 1 of 2.':
    'تبيّن القائمة موضع الفاتورة بين فواتير طلبها، مثل 1 من 2.',
  'Open the bill and choose Refund. You can refund a payment in full or in part, with its tip.':
    'افتح الفاتورة واختر رد المبلغ. يمكنك رد الدفعة كاملة أو جزئيًا مع الإكرامية.',
  'When the guest gets the money': 'متى يصل المال إلى الضيف',
  'Cash: immediately.': 'النقد: فورًا.',
  'Cards: after three to five working days.': 'البطاقات: بعد ثلاثة إلى خمسة أيام عمل.',
  'Gift cards: immediately.': 'بطاقات الهدايا: فورًا.',
  'Several refunds': 'عدة مبالغ مستردة',
  'A payment can be refunded in several parts, up to the amount that was paid.':
    'يمكن رد الدفعة على أجزاء، حتى المبلغ المدفوع.',
  'At the close-out hour of the restaurant. Bills that are opened after midnight and before that hour belong to the previous day.':
    'عند ساعة إقفال المطعم. الفواتير التي تُفتح بعد منتصف الليل وقبل تلك الساعة تتبع اليوم السابق.',
  'Open bills': 'الفواتير المفتوحة',
  'Bills that are still open at the end of the day are marked “Open too long”. Close them as soon as they are paid.':
    'تُعلَّم الفواتير المفتوحة في نهاية اليوم بـ«مفتوحة أكثر من اللازم». أغلقها فور دفعها.',
  Corrections: 'التصحيحات',
  'People with the right to reopen bills can correct a closed bill. It is then marked as reopened.':
    'من له حق إعادة فتح الفواتير يمكنه تصحيح فاتورة مغلقة. وتُعلَّم عندها كمعاد فتحها.',
  'Changes are saved to the draft. The restaurants sell what was published last.':
    'تُحفظ التغييرات في المسودة. وتبيع المطاعم آخر ما نُشر.',
  'Publish the draft': 'نشر المسودة',
  'Open Menu management and choose Changes.': 'افتح إدارة القوائم واختر التغييرات.',
  'Discard the changes that are not ready.': 'تجاهل التغييرات غير الجاهزة.',
  'Choose Publish, now or at a date and time.': 'اختر نشر، الآن أو في تاريخ ووقت.',
  'Roll back': 'الرجوع',
  'You can roll back to any earlier revision. Its content is published as a new revision, so nothing is lost.':
    'يمكنك الرجوع إلى أي نسخة سابقة. يُنشر محتواها كنسخة جديدة، فلا يضيع شيء.',
  'Yes. The base price of a currency applies until a restaurant has a separate price.':
    'نعم. يسري السعر الأساسي للعملة إلى أن يكون للمطعم سعر خاص.',
  'Set a separate price': 'تحديد سعر خاص',
  'Open the item and choose Prices. Enter a price at the restaurant, or reset it to the base price.':
    'افتح الصنف واختر الأسعار. أدخل سعرًا للمطعم أو أعده إلى السعر الأساسي.',
  'Many prices': 'أسعار كثيرة',
  'The mode Prices shows all items in a table. You can paste prices from a spreadsheet.':
    'يعرض وضع الأسعار كل الأصناف في جدول. ويمكنك لصق الأسعار من جدول بيانات.',
  'Open the 86 board and choose Take off sale. The tills show it within seconds, delivery partners within a minute.':
    'افتح لوحة 86 واختر إيقاف البيع. تعرضه الصناديق خلال ثوانٍ وشركاء التوصيل خلال دقيقة.',
  'Count down': 'العد التنازلي',
  'If some portions are left, choose Count down and enter their number. Each order reduces it.':
    'إن بقيت حصص فاختر العد التنازلي وأدخل عددها. كل طلب ينقصه.',
  End: 'الانتهاء',
  'Items return at the end of the service, unless you choose another time or “Until further notice”.':
    'تعود الأصناف عند نهاية الخدمة، ما لم تختر وقتًا آخر أو «حتى إشعار آخر».',
  'Open the item and choose Allergens. Each allergen is contained, may be contained, is not contained, or is not declared.':
    'افتح الصنف واختر مسببات الحساسية. كل مسبب موجود أو قد يوجد أو غير موجود أو غير مصرّح به.',
  'Which allergens there are': 'ما مسببات الحساسية المتوفرة',
  'The 14 allergens of the EU are built in. You can rename them and add others.':
    'مسببات الاتحاد الأوروبي الأربعة عشر مضمّنة. يمكنك إعادة تسميتها وإضافة غيرها.',
  'Open Users and add the person with an e-mail address, a role and their restaurants.':
    'افتح المستخدمين وأضف الشخص ببريد إلكتروني ودور ومطاعمه.',
  Password: 'كلمة المرور',
  'The person sets a password with “Forgot password?” on the sign-in page.':
    'يحدد الشخص كلمة مرور عبر «نسيت كلمة المرور؟» في صفحة الدخول.',
  'Users and staff': 'المستخدمون والموظفون',
  'Users sign in. Staff work shifts and appear on bills. A person can be both.':
    'المستخدمون يسجلون الدخول. والموظفون يعملون في الورديات ويظهرون على الفواتير. وقد يكون الشخص كليهما.',
  'Open Roles and a role. A table shows the rights to read, write and create for each kind of record.':
    'افتح الأدوار ثم دورًا. يبيّن جدول حقوق القراءة والكتابة والإنشاء لكل نوع من السجلات.',
  'Create a role': 'إنشاء دور',
  'Duplicate the role that is most similar.': 'انسخ أقرب دور.',
  'Enter a name.': 'أدخل اسمًا.',
  'Change its rights and save.': 'غيّر حقوقه واحفظ.',
  Limits: 'الحدود',
  'You cannot give anyone a right that you do not have.': 'لا يمكنك منح أحد حقًا لا تملكه.',
  'The approvers of the restaurant. You choose them in Restaurants, on the tab Team. Each restaurant needs at least one.':
    'موافِقو المطعم. تختارهم في المطاعم ضمن علامة التبويب الفريق. يحتاج كل مطعم إلى واحد على الأقل.',
  'With a PIN': 'برمز PIN',
  'The approver enters a PIN on the device of the person who makes the change.':
    'يُدخل الموافِق رمز PIN على جهاز من يجري التغيير.',
  'On another device': 'على جهاز آخر',
  'Choose Ask for approval. An approver with an account can then approve or reject the change in Bills.':
    'اختر طلب الموافقة. عندها يمكن لموافِق له حساب قبول التغيير أو رفضه ضمن الفواتير.',
  'Move the candidate to the stage Offer and enter the wage and the first day. Then move the candidate to Hired.':
    'انقل المرشح إلى مرحلة العرض وأدخل الأجر واليوم الأول. ثم انقله إلى موظَّف.',
  'What happens': 'ما الذي يحدث',
  'A user account is created.': 'يُنشأ حساب مستخدم.',
  'The person is added to the staff of the restaurant.': 'يُضاف الشخص إلى موظفي المطعم.',
  'A seat of the opening is filled.': 'يُشغل مقعد من الشاغر.',
  Undo: 'التراجع',
  'Hiring cannot be undone. Other moves can.': 'لا يمكن التراجع عن التوظيف. أما النقلات الأخرى فيمكن.',
  'Everyone with the right to create orders. You set it in Roles.': 'كل من له حق إنشاء الطلبات. تحدده في الأدوار.',
  'Without the right': 'من دون الحق',
  'People without it can see the products and their prices, but have no cart.':
    'من لا يملكه يرى المنتجات وأسعارها دون سلة.',
  'Open the past order in the checkout and choose Order again. Its products are added to the cart at today’s prices.':
    'افتح الطلب السابق في صفحة الدفع واختر إعادة الطلب. تُضاف منتجاته إلى السلة بأسعار اليوم.',
  'Products that run low': 'منتجات توشك على النفاد',
  'The shop suggests products that the sales of your menu use up before the next delivery.':
    'يقترح المتجر المنتجات التي تستهلكها مبيعات قائمتك قبل التوريد التالي.',
  'Compare the goods with the order while the driver is still there. The order lists every product with its quantity.':
    'قارن البضاعة بالطلب ما دام السائق موجودًا. يذكر الطلب كل منتج وكميته.',
  'Missing or damaged goods': 'بضاعة ناقصة أو تالفة',
  'Show them to the driver, who credits them before leaving. The invoice shows the credit.':
    'أرها للسائق ليسجلها رصيدًا دائنًا قبل مغادرته. وتظهر في الفاتورة.',
  'The total of an invoice changes if its lines are edited. Larder then shows the difference from the order.':
    'يتغير مجموع الفاتورة إذا عُدّلت بنودها. ويعرض Larder عندها الفرق عن الطلب.',
  'What to do': 'ما العمل',
  'Compare the lines with the order.': 'قارن البنود بالطلب.',
  'Compare the order with the delivery.': 'قارن الطلب بالتوريد.',
  'Correct the invoice, or send it back to the supplier.': 'صحّح الفاتورة أو أعدها إلى المورّد.',
  'Open Account settings and choose Security. You can use an authenticator app or text messages.':
    'افتح إعدادات الحساب واختر الأمان. يمكنك استخدام تطبيق مصادقة أو رسائل نصية.',
  'Recovery codes': 'رموز الاسترداد',
  'You receive ten recovery codes. Each can be used once instead of a code. Store them in a safe place.':
    'تستلم عشرة رموز استرداد. يُستخدم كل منها مرة بدل الرمز. احفظها في مكان آمن.',
  'Choose another method on the page that asks for the code: a recovery code, or a code by e-mail.':
    'اختر طريقة أخرى في الصفحة التي تطلب الرمز: رمز استرداد أو رمزًا بالبريد الإلكتروني.',
  Afterwards: 'بعد ذلك',
  'Open Account settings and choose Security. Sign out the devices that you do not know, and set up two-step sign-in again.':
    'افتح إعدادات الحساب واختر الأمان. سجّل خروج الأجهزة التي لا تعرفها وأعد ضبط الدخول بخطوتين.',
  'Open Account settings and choose Billing, or open Plans and prices. A new plan starts immediately, with a new period.':
    'افتح إعدادات الحساب واختر الفوترة، أو افتح الباقات والأسعار. تبدأ الباقة الجديدة فورًا بفترة جديدة.',
  'A smaller plan': 'باقة أصغر',
  'Every list can be exported as a CSV, Excel or text file, copied or printed. Files contain all columns.':
    'يمكن تصدير أي قائمة كملف CSV أو Excel أو نص، أو نسخها أو طباعتها. تحتوي الملفات على كل الأعمدة.',
  Filters: 'عوامل التصفية',
  'You can export all rows, the rows that match the filters, or the selected rows.':
    'يمكنك تصدير كل الصفوف أو المطابقة للتصفية أو المحددة.',
};
