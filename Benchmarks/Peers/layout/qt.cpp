// Qt's QBoxLayout on the trees of copyfit-layout-bench: see layout.h. It has no layout that wraps.
#include <QtWidgets>

#include "layout.h"

// A fixed leaf: a QSpacerItem counts as empty and is passed over together with its gap.
struct Leaf : QLayoutItem {
    QSize size;
    QRect frame;
    QBoxLayout *parent = nullptr;

    explicit Leaf(QSize size) : size(size) {}
    QSize sizeHint() const override { return size; }
    QSize minimumSize() const override { return size; }
    QSize maximumSize() const override { return size; }
    Qt::Orientations expandingDirections() const override { return {}; }
    void setGeometry(const QRect &rect) override { frame = rect; }
    QRect geometry() const override { return frame; }
    bool isEmpty() const override { return false; }
};

static layout_node layout_leaf(double width, double height) {
    return static_cast<QLayoutItem *>(new Leaf(QSize(static_cast<int>(width), static_cast<int>(height))));
}

static layout_node layout_stack(layout_kind kind, double gap, double padding, const layout_node *children, int count) {
    auto *box = new QBoxLayout(kind == layout_column ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const int margin = static_cast<int>(padding);
    box->setSpacing(static_cast<int>(gap));
    box->setContentsMargins(margin, margin, margin, margin);
    for (int i = 0; i < count; i++) {
        auto *item = static_cast<QLayoutItem *>(children[i]);
        if (auto *inner = item->layout()) {
            box->addLayout(static_cast<QBoxLayout *>(inner));
        } else {
            static_cast<Leaf *>(item)->parent = box;
            box->addItem(item);
        }
    }
    if (kind == layout_wrap) box->setObjectName(QStringLiteral("wrap"));
    return static_cast<QLayoutItem *>(box);
}

static double layout_run(layout_node root) {
    QLayout *layout = static_cast<QLayoutItem *>(root)->layout();
    if (layout->objectName() == QLatin1String("wrap")) return -1;
    const int height = layout->sizeHint().height();
    layout->setGeometry(QRect(0, 0, 400, height));
    return height;
}

static void layout_clear(layout_node root) { delete static_cast<QLayoutItem *>(root); }

static int layout_change(layout_node leaf, double width, double height) {
    auto *changed = static_cast<Leaf *>(static_cast<QLayoutItem *>(leaf));
    changed->size = QSize(static_cast<int>(width), static_cast<int>(height));
    QLayout *layout = changed->parent;
    while (layout) {
        layout->invalidate();
        layout = qobject_cast<QLayout *>(layout->parent());
    }
    return 1;
}

int main(int argc, char **argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    printf("Qt %s\n", qVersion());
    fflush(stdout);
    return layout_answer_tasks();
}
